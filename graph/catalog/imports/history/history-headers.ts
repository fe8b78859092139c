import { keyOf } from '../import-fields.ts';

/**
 * The headers of the analytics of WooCommerce that are read, in German, French, Spanish, Dutch and Italian: it writes them in the language
 * of the person who exports. Capitals, blanks and signs do not count.
 */
const TRANSLATIONS: Record<string, readonly string[]> = {
  Name: ['Nom', 'Nombre', 'Naam', 'Nome'],
  Email: ['E-Mail', 'Correo electrónico', 'E-mailadres'],
  Orders: ['Bestellungen', 'Commandes', 'Pedidos', 'Bestellingen', 'Ordini'],
  'Sign Up': ['Anmelden', 'S’inscrire', 'Registro', 'Registreren', 'Registrati'],
  'Total Spend': ['Gesamtausgaben', 'Dépense totale', 'Gasto total', 'Totale uitgaven', 'Spesa totale'],
  AOV: ['Durschnittlicher Bestellwert', 'Durchschnittlicher Bestellwert', 'VMP', 'Valore medio ordine'],
  'Country / Region': ['Land / Region', 'Pays/région', 'País / Región', 'Land/regio', 'Paese/regione'],
  City: ['Stadt', 'Ville', 'Ciudad', 'Plaats', 'Città'],
  Region: ['Région', 'Región', 'Regio', 'Regione'],
  'Postal Code': ['Postleitzahl', 'Code postal', 'Código postal', 'Postcode', 'CAP'],
  Date: ['Datum', 'Fecha', 'Data'],
  'Order #': ['Bestellnummer #', 'Bestellung #', 'Commande n°', 'Pedido #', 'Bestelnummer', 'Ordine n.'],
  Status: ['État', 'Estado', 'Stato'],
  Customer: ['Kunde', 'Client', 'Cliente', 'Klant'],
  'Product(s)': ['Produkt(e)', 'Produit(s)', 'Producto(s)', 'Product(en)', 'Prodotto/prodotti'],
  'Net Sales': ['Nettoumsatz', 'Ventes nettes', 'Ventas netas', 'Netto omzet', 'Vendite nette'],
  'N. Revenue': ['N.- Umsatz', 'N. Revenu', 'Revenu net', 'Ingresos netos', 'N. Inkomsten', 'N. Fatturato'],
};

const english = new Map(
  Object.entries(TRANSLATIONS).flatMap(([header, others]) => others.map((other) => [keyOf(other), header])),
);

/** A header of a file of customers or orders in English, as far as it is known. */
export const inEnglish = (header: string): string => english.get(keyOf(header)) ?? header;
