/** Files as the shop systems and their export plugins write them, made by hand for the tests. */
export const shopifyCustomers = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'7001,Ana,Ruiz,Ana@Example.org,yes,,12 Ocean St,,Bondi,NSW,AU,'2026,,'+61412000111,no,248.50,2,Calls on Mondays,no,"VIP, news"
'7002,Bo,Lind,,no,,,,,,,,,'+4670000002,no,0.00,0,,no,
'7003,No,Address,nobody at all,no,,,,,,,,,,no,0.00,0,,no,
`;

export const shopifyOrders = `Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Name,Shipping Street,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Notes,Id
#1001,ana@example.org,paid,2025-09-03 10:15:00 -0400,fulfilled,,yes,USD,47.00,6.00,3.29,56.29,FALL5,5.00,2025-09-03 10:14:00 -0400,2,Fern print,16.00,FERN-1,Ana Ruiz,Ana Ruiz,1 Lane,1 Lane,Testville,'00100,US,Gate is open,5550001
#1001,ana@example.org,,,,,,,,,,,,,2025-09-03 10:14:00 -0400,1,Tote bag,20.00,TOTE-1,,,,,,,,,
#1002,bo@example.org,refunded,,,,no,JPY,2500,0,0,2500,,0,2025-09-10 09:00:00 +0900,1,Mug,2500,MUG,Bo Lind,,,,,,,,5550002
#1003,cy@example.org,paid,,,,no,USD,10.00,0,0,ten,,0,2025-09-11 09:00:00 +0900,1,Cap,10.00,CAP,Cy,,,,,,,,5550003
#1003,cy@example.org,,,,,,,,,,,,,2025-09-11 09:00:00 +0900,1,Hat,20.00,HAT,,,,,,,,,
`;

/** Of its analytics. */
export const wooCustomers = `Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,"Country / Region",City,Region,"Postal Code"
Dee Park,dee,2025-02-01 10:00:00,2024-01-05 08:00:00,dee@example.org,3,120.5,40.17,DE,Berlin,BE,10115
Guest Buyer,,,,guest@example.org,1,20,20,DE,Bonn,NW,53111
`;

export const wooPluginCustomers = `customer_id,user_login,user_pass,first_name,last_name,user_email,billing_first_name,billing_last_name,billing_phone,billing_address_1,billing_postcode,billing_city,billing_country,total_spent,order_count
41,eve,$P$Bsecrethash,Eve,Olsen,eve@example.org,Eve,Olsen,+47 1,Gate 1,0150,Oslo,NO,99.90,1
`;

/** Of its analytics. */
export const wooOrders = `Date,"Order #","N. Revenue (formatted)",Status,Customer,"Customer type",Product(s),"Items sold",Coupon(s),"N. Revenue",Attribution
2024-03-01 12:00:00,501,"₹1,200.00",completed,Dee Park,returning,"2× Cap, 1× Hat, wide",3,,1200,Direct
`;

/** A row for each item. */
export const wooItemOrders = `order_id,order_number,date,status,order_total,order_currency,shipping_total,tax_total,discount_total,billing_first_name,billing_last_name,billing_email,billing_phone,billing_address_1,billing_city,billing_postcode,billing_country,item_name,item_sku,item_quantity,item_price,customer_note
900,900,2024-04-01 12:00:00,processing,35.50,EUR,5.5000,5.666667,0,Dee,Park,dee@example.org,1,Weg 1,Berlin,10115,DE,Cap,CAP,2,10.00,Ring twice
900,900,2024-04-01 12:00:00,processing,35.50,EUR,5.5000,5.666667,0,Dee,Park,dee@example.org,1,Weg 1,Berlin,10115,DE,Hat,HAT,1,10.00,Ring twice
`;

/** A row for each order, with its items in cells. */
export const wooLineOrders = `order_id,order_number,order_date,status,order_total,order_currency,customer_email,billing_first_name,billing_last_name,line_item_1,line_item_2
901,901,2024-04-02 12:00:00,completed,30,EUR,eve@example.org,Eve,Olsen,name:Cap|product_id:4|sku:CAP|quantity:2|total:20.00,name:Hat|product_id:5|sku:|quantity:1|total:10.00
`;

/** The headers of both files of its analytics in other languages, as WooCommerce writes them. */
export const wooHeaders = {
  German: [
    'Name,Benutzername,Zuletzt aktiv,Anmelden,E-Mail,Bestellungen,Gesamtausgaben,Durschnittlicher Bestellwert,Land / Region,Stadt,Region,Postleitzahl',
    'Datum,Bestellnummer #,N.-Umsatz (formatiert),Status,Kunde,Kundentyp,Produkt(e),Verkaufte Artikel,Gutschein(e),N.- Umsatz,Zuordnung',
  ],
  French: [
    'Nom,Identifiant,Dernière activité,S’inscrire,E-mail ,Commandes,Dépense totale,AOV,Pays/région,Ville,Région,Code postal',
    'Date,Commande n°,Revenu net (formaté),État,Client,Type de client,Produit(s),Articles vendus,Code(s) promo,N. Revenu,Attribution',
  ],
  Spanish: [
    'Nombre,Nombre de usuario,Última actividad,Registro,Correo electrónico,Pedidos,Gasto total,VMP,País / Región,Ciudad,Región,Código postal',
    'Fecha,Pedido #,Ingresos netos (con formato),Estado,Cliente,Tipo de cliente,Producto(s),Artículos vendidos,Cupón(es),Ingresos netos,Atribución',
  ],
  Dutch: [
    'Naam,Gebruikersnaam,Laatst actief,Registreren,E-mail,Bestellingen,Totale uitgaven,AOV,Land/regio,Plaats,Regio,Postcode',
    'Datum,Bestelnummer,N. inkomsten (geformatteerd),Status,Klant,Klanttype,Product(en),Verkochte artikelen,Waardebon(nen),N. Inkomsten,Attributie',
  ],
  Italian: [
    'Nome,Nome utente,Ultimo attivo,Registrati,Email,Ordini,Spesa totale,Valore medio ordine,Paese/regione,Città,Regione,CAP',
    'Data,Ordine n.,N. fatturato (formattato),Stato,Cliente,Tipo di cliente,Prodotto/prodotti,Elementi venduti,Codici promozionali,N. Fatturato,Attribuzione',
  ],
} as const;
