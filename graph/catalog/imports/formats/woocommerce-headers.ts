import { keyOf } from '../import-fields.ts';

/**
 * The headers that are read, in German, French, Spanish, Dutch and Italian: WooCommerce writes them in the language of the
 * person who exports. As they stand in files of November 2026 and before; some were called otherwise in earlier versions.
 * Capitals, blanks and signs do not count. `#` is a number.
 */
const TRANSLATIONS: Record<string, readonly string[]> = {
  Type: ['Typ', 'Tipo'],
  SKU: ['Artikelnummer', 'UGS', 'COD'],
  'GTIN, UPC, EAN, or ISBN': [
    ...['GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN ou ISBN'],
    ...['GTIN, UPC, EAN o ISBN', 'GTIN, UPC, EAN of ISBN'],
  ],
  Name: ['Nom', 'Nombre', 'Naam', 'Nome'],
  Published: ['Veröffentlicht', 'Publié', 'Publicado', 'Gepubliceerd', 'Pubblicato'],
  'Visibility in catalog': [
    ...['Sichtbarkeit im Katalog', 'Visibilité dans le catalogue', 'Visibilidad en el catálogo'],
    ...['Zichtbaarheid in catalogus', 'Visibilità nel catalogo'],
  ],
  'Tax class': [
    ...['Steuerklasse', 'Classe de TVA', 'Classe de taxe', 'Clase de impuesto', 'Belastingklasse'],
    ...['Aliquota di imposta', "Aliquota d'imposta", 'Classe di imposta'],
  ],
  'Short description': [
    ...['Kurzbeschreibung', 'Description courte', 'Descripción corta'],
    ...['Korte beschrijving', 'Korte omschrijving', 'Breve descrizione'],
  ],
  Description: ['Beschreibung', 'Descripción', 'Beschrijving', 'Descrizione'],
  'Date sale price starts': [
    ...[
      'Datum, an dem Angebotspreis beginnt',
      'Date de début de promo',
      'Día en que empieza el precio rebajado',
    ],
    ...['Startdatum actieprijs', 'Data di partenza del prezzo in saldo'],
  ],
  'Date sale price ends': [
    ...['Datum, an dem Angebotspreis endet', 'Date de fin de promo', 'Día en que termina el precio rebajado'],
    ...['Einddatum actieprijs', "Data in cui termina l'offerta", 'Termine data del prezzo di vendita'],
  ],
  'In stock?': ['Vorrätig?', 'Auf Lager?', 'En stock ?', '¿Existencias?', 'Op voorraad?'],
  Stock: ['Bestand', 'Lager', 'Inventaire', 'Inventario', 'Voorraad', 'Magazzino'],
  'Backorders allowed?': [
    ...['Lieferrückstände erlaubt?', 'Lieferrückstande erlaubt?', 'Rückstände erlaubt?'],
    ...['Autoriser les commandes de produits en rupture ?', '¿Permitir reservas de productos agotados?'],
    ...['Nabestellingen toestaan?', 'Abilita gli ordini arretrati?'],
  ],
  ...Object.fromEntries(
    ['g', 'kg', 'lbs', 'oz'].map((unit) => [
      `Weight (${unit})`,
      ['Gewicht', 'Poids', 'Peso'].map((name) => `${name} (${unit})`),
    ]),
  ),
  'Sale price': ['Angebotspreis', 'Tarif promo', 'Precio rebajado', 'Actieprijs', 'Prezzo in offerta'],
  'Regular price': [
    ...['Regulärer Preis', 'Tarif régulier', 'Precio normal', 'Reguliere prijs', 'Prezzo di listino'],
  ],
  Categories: ['Kategorien', 'Catégories', 'Categorías', 'Categorieën', 'Categorie'],
  Tags: ['Schlagwörter', 'Étiquettes', 'Etiquetas', 'Etichette', 'Tag'],
  Images: ['Bilder', 'Imágenes', 'Afbeeldingen', 'Immagine', 'Immagini'],
  Parent: ['Übergeordnetes Produkt', 'Superior', 'Hoofd', 'Genitore'],
  Brands: ['Marken', 'Marques', 'Marcas', 'Merken', 'Marchi'],
  'Attribute # name': [
    ...['Attribut # Name', 'Nom de l’attribut #', 'Nombre del atributo #'],
    ...['Naam eigenschap #', 'Attributo # nome', "Nome dell'attributo #"],
  ],
  'Attribute # value(s)': [
    ...['Attribut # Wert(e)', 'Valeur(s) de l’attribut #', 'Valor(es) del atributo #'],
    ...['Waarde eigenschap #', 'Attributo # valuta(e)', 'Attributo # valore(i)', "Valore dell'attributo #"],
  ],
};

const english = new Map(
  Object.entries(TRANSLATIONS).flatMap(([header, others]) =>
    others.map((other) => [templateOf(other), header]),
  ),
);

function templateOf(header: string): string {
  return keyOf(header.replace(/#|\d+/, ' number '));
}

/** A header of a product file in English, as far as it is known. */
export function inEnglish(header: string): string {
  const [number = ''] = /\d+/.exec(header) ?? [];
  const found = english.get(templateOf(header))?.replace('#', number);
  return found ?? header.replace(/^méta\s*:/i, 'Meta:');
}
