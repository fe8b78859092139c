export interface DemoPerson {
  name: string;
  email: string;
}

const names = [
  'Amara Okafor',
  'Anton Weiss',
  'Beatriz Salgado',
  'Callum Reid',
  'Chiara Moretti',
  'Daniel Achterberg',
  'Devika Raman',
  'Ebba Lindqvist',
  'Elif Demirci',
  'Emeka Nwosu',
  'Farah Siddiqui',
  'Felix Brandauer',
  'Giulia Ferrante',
  'Hana Kobayashi',
  'Hugo Lavigne',
  'Imogen Hartley',
  'Ivan Petkov',
  'Jonas Vestergaard',
  'Kavya Menon',
  'Keiko Tanabe',
  'Lars Haugland',
  'Leila Haddad',
  'Liam Gallaway',
  'Lucia Benitez',
  'Magda Nowicka',
  'Marcus Bellweather',
  'Mei Lin Chua',
  'Nadia Rahmani',
  'Nikhil Deshpande',
  'Olivia Thornbury',
  'Owen Pritchett',
  'Pilar Montero',
  'Rohan Kulkarni',
  'Ruth Abernathy',
  'Samuel Okoye',
  'Sanne de Wit',
  'Tariq Mansour',
  'Tessa Vandermeer',
  'Yusuf Karaca',
  'Zofia Wilczek',
];

/** The people who wrote the demo reviews. All are invented; example.com never delivers mail. */
export const demoPeople: DemoPerson[] = names.map((name) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
}));
