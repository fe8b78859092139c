/** Small files as the shop systems write them, for tests. */

export const shopifyOldFile = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Cost per item,Status
linen-shirt,Linen shirt,"<p>Cool &amp; light.</p><ul><li>washable</li></ul>",Fleet,Apparel > Tops,Shirts,summer,TRUE,Size,S,,,LS-S,210.4,shopify,4,deny,49.90,59.90,'4006381333931,https://cdn.example.com/back.jpg,2,The back,Shirts of linen,20.00,active
linen-shirt,,,,,,,,,M,,,LS-M,220,shopify,-2,deny,49.90,49.90,ABC,,,,,,
linen-shirt,,,,,,,,,,,,,,,,,,,,https://cdn.example.com/front.jpg,1,,,,
Lamp,=Lamp,Bright,Lumen,Home > Lighting,,,TRUE,Title,Default Title,,,LA-1,,,2,continue,20,0,,,,,,,draft
rug,Rug,Woven,Loom,,Rugs,,FALSE,Title,Default Title,,,RU-1,,shopify,1,deny,30,,,,,,,,active
`;

export const shopifyFile = `Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Variant image URL
Mug,mug,For tea,Clay,,Kitchen,TRUE,Active,M-1,Colour,Blue,12.00,15.00,4.00,33.00,cl,1,l,shopify,7,DENY,300,https://cdn.example.com/mug.jpg,1,https://cdn.example.com/blue.jpg
`;

export const wooFile = `ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
45,variable,H,Hoodie,1,visible,Warm.,First line\\nSecond line,,,1,,0,1.5,,,"Clothing, Clothing > Hoodies",new,"https://pictures.example.com/hoodie.jpg, https://pictures.example.com/back.jpg",,Fleet,Color,"Blue, Red",Logo,"Yes, No"
60,simple,CAP,Cap,-1,visible,,Round.,2099-06-01,,1,5,0,,16,18,"Hats\\, Caps, Sale",,,,,,,,
79,variation,H-R,Hoodie - Red,1,visible,,,2026-05-01,2099-05-10,1,3,0,,42,45,,,,H,,Color,Red,Logo,
87,grouped,SET,Set,1,visible,,,,,1,,0,,,,,,,,,,,,
80,variation,H-B,"Hoodie - Blue, Yes",0,visible,,,,,1,6,0,.4,,45,,,,id:45,,Logo,Yes,Color,Blue
99,variation,X-1,Lost,1,visible,,,,,1,1,0,,,5,,,,GONE,,Color,Red,,
61,simple,CAP-2,Cap,1,visible,,Round.,,,1,5,0,,,20,Hats,,,,,,,,
`;

/** The header of the file before in other languages, as WooCommerce writes them. */
export const wooHeaders = {
  German: `ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Kurzbeschreibung,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Bestand,Lieferrückstände erlaubt?,Gewicht (kg),Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt,Marken,Attribut 1 Name,Attribut 1 Wert(e),Attribut 2 Name,Attribut 2 Wert(e)`,
  French: `ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description courte,Description,Date de début de promo,Date de fin de promo,En stock ?,Stock,Autoriser les commandes de produits en rupture ?,Poids (kg),Tarif promo,Tarif régulier,Catégories,Étiquettes,Images,Parent,Marques,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ,Nom de l'attribut 2,Valeur(s) de l'attribut 2`,
  Spanish: `ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción corta,Descripción,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,¿Existencias?,Inventario,¿Permitir reservas de productos agotados?,Peso (kg),Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior,Marcas,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2`,
  Dutch: `ID,Type,SKU,Naam,Gepubliceerd,Zichtbaarheid in catalogus,Korte beschrijving,Beschrijving,Startdatum actieprijs,Einddatum actieprijs,Op voorraad?,Voorraad,Nabestellingen toestaan?,Gewicht (kg),Actieprijs,Reguliere prijs,Categorieën,Tags,Afbeeldingen,Hoofd,Merken,Naam eigenschap 1,Waarde eigenschap 1,Naam eigenschap 2,Waarde eigenschap 2`,
  Italian: `ID,Tipo,COD,Nome,Pubblicato,Visibilità nel catalogo,Breve descrizione,Descrizione,Data di partenza del prezzo in saldo,Data in cui termina l'offerta,In stock?,Magazzino,Abilita gli ordini arretrati?,Peso (kg),Prezzo in offerta,Prezzo di listino,Categorie,Tag,Immagine,Genitore,Marchi,Attributo 1 nome,Attributo 1 valuta(e),Nome dell'attributo 2,Valore dell'attributo 2`,
};

export const medusaFile = `Product Id,Product Handle,Product Title,Product Subtitle,Product Description,Product Status,Product Thumbnail,Product Weight,Product Type,Product Category 1,Variant Title,Variant SKU,Variant Barcode,Variant Inventory Quantity,Variant Allow Backorder,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value,Product Image 1 Url,Product Image 2 Url
prod_1,tee,Tee,,Soft\\nlight,published,https://pictures.example.com/tee.jpg,400,Clothing,pcat_9,S,T-S,,5,FALSE,10.50,12,Size,S,https://pictures.example.com/tee.jpg,https://pictures.example.com/back.jpg
prod_1,tee,Tee,,Soft\\nlight,published,https://pictures.example.com/tee.jpg,400,Clothing,pcat_9,M,T-M,,4,FALSE,11,13,Size,M,https://pictures.example.com/tee.jpg,https://pictures.example.com/back.jpg
prod_2,bag,Bag,,Roomy,proposed,,,Bags,,Default,B-1,,1,FALSE,30,35,Default option,Default option value,,
`;

export const medusaOldFile = `Product Id,Product Handle,Product Title,Product Description,Product Status,Product Collection Title,Variant Title,Variant SKU,Variant Inventory Quantity,Price Europe [EUR],Price EUR,Option 1 Name,Option 1 Value,Image 1 Url
,pen,Pen,Writes.,published,Office,Black,P-1,10,1.00,1.10,Ink,Black,https://pictures.example.com/pen.jpg
`;

export const vendureFile = `name   , slug   , description   , assets      , facets                                                            , optionGroups , optionValues  , sku  , price   , taxCategory , stockOnHand , trackInventory , variantAssets , variantFacets
Laptop , laptop , "Fast, thin"  , laptop.jpg  , category:Electronics|category:Computers|brand:Apex|colour:grey    , "Screen|RAM" , "13 inch|8GB" , L-13 , 1299.00 , standard    , 9           , true           ,               ,
       ,        ,               ,             ,                                                                   ,              , "15 inch|8GB" , L-15 , 1399.00 , standard    , 0           , false          ,               ,
Mouse  , mouse  , Small         ,             , category:Electronics|brand:Logi                                   ,              ,               , M-1  , 18.99   , standard    , 4           , true           ,               ,
`;
