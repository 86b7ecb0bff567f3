import { expect, test } from 'vitest'
import { languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { readManifestHeading } from './manifest-headings'
import { csv, fieldsOf } from './read-samples.suite'

const cells: Readonly<Record<string, readonly string[]>> = {
  gtin: ['4006381333931', '4006381333948', '4006381333955'],
  name: ['Blue mug, large', 'Red jug', 'Pan 24 cm'],
  brand: ['Acme', 'Acme', 'Bolo'],
  size: ['S', 'XL', '38/40'],
  colour: ['blue', 'red', 'black'],
  sku: ['AB-100', 'AB-101', 'BX-7'],
  quantity: ['120', '48', '1000'],
  unit: ['pcs', 'pcs', 'pcs'],
  unitPrice: ['1.85', '12.50', '3.20'],
  total: ['222.00', '600.00', '3200.00'],
  currency: ['EUR', 'EUR', 'EUR'],
  retailPrice: ['4.99', '29.90', '9.99'],
  bestBefore: ['31.03.2027', '30.04.2027', '31.12.2027'],
  unitsPerCarton: ['12', '6', '10'],
  cartons: ['10', '8', '100'],
  weight: ['0.35', '1.2', '0.9'],
  condition: ['new', 'new', 'new'],
  category: ['Kitchen', 'Kitchen', 'Kitchen'],
  number: ['1', '2', '3'],
  '-': ['x', 'y', 'z'],
}

/** Real headings with their expected fields, collected without regard to the known vocabulary. */
const lists = [
  'EAN13=gtin|Product title=name|Manufacturer=brand|Vendor code=sku|In stock=quantity|UOM=unit|Net price €=unitPrice|Line total=total|MSRP=retailPrice|BBE=bestBefore',
  'Barcode=gtin|Description 1=name|Supplier article=sku|Stock=quantity|Price/pc=unitPrice|Ext. value=total|RRP=retailPrice|Units/carton=unitsPerCarton|No. ctns=cartons',
  'UPC=gtin|Title=name|Qty On Hand=quantity|Unit Cost=unitPrice|Ext Cost=total|Retail=retailPrice|Dept=category|Cond.=condition',
  'GTIN/EAN=gtin|Item=name|Code=sku|PCS=quantity|EXW price EUR=unitPrice|Exp. Date=bestBefore|Case size=unitsPerCarton',
  'Item Barcode=gtin|Item Desc=name|QTY=quantity|Price per piece (EUR)=unitPrice|BBD=bestBefore|Gross weight=weight',
  'EAN=gtin|Artikel=name|Stk=quantity|EK netto=unitPrice|VK brutto=retailPrice|VPE=unitsPerCarton|MHD=bestBefore',
  'EAN Code=gtin|Art.Bez.=name|Bestand=quantity|Preis/Stk=unitPrice|Ges.wert=total|UVP=retailPrice|WG=category|Hersteller=brand',
  'Strichcode=gtin|Bezeichnung=name|Artikel-Nr=sku|Anzahl=quantity|ME=unit|EP=unitPrice|GP=total|Zustand=condition',
  'GTIN=gtin|Produkt=name|Menge (Stück)=quantity|Verkaufspreis netto=unitPrice|Inhalt/Karton=unitsPerCarton|Anz. Kartons=cartons|Gewicht/kg=weight',
  'EAN=gtin|Warengruppe=category|Materialnummer=sku|Materialkurztext=name|Freier Bestand=quantity|Nettopreis=unitPrice|Währung=currency|mind. haltbar=bestBefore',
  'Gencod=gtin|Libellé=name|Fournisseur=-|Réf. article=sku|Qté dispo=quantity|PU HT=unitPrice|Total HT=total|PVC TTC=retailPrice|DLUO=bestBefore',
  'Code-barres=gtin|Désignation produit=name|Nbre pièces=quantity|Prix U.=unitPrice|PCB=unitsPerCarton|Nb cartons=cartons|Famille=category|État=condition',
  'EAN 13=gtin|Intitulé=name|Stock dispo=quantity|Prix d’achat=unitPrice|Prix public=retailPrice|DDM=bestBefore|Poids=weight',
  'Cód. barras=gtin|Artículo=name|Uds.=quantity|Precio ud.=unitPrice|Importe=total|PVP=retailPrice|F. caducidad=bestBefore|Uds/caja=unitsPerCarton',
  'EAN=gtin|Denominación=name|Referencia=sku|Existencias=quantity|Tarifa=unitPrice|P.V.P. rec.=retailPrice|Marca comercial=brand|Estado=condition',
  'Código=sku|Producto=name|Cant.=quantity|P. Unit.=unitPrice|Total=total|Moneda=currency|Cajas=cartons',
  'Barcode=gtin|Descrizione articolo=name|Cod. art.=sku|Pezzi=quantity|Prezzo unit.=unitPrice|Totale riga=total|Listino=retailPrice|TMC=bestBefore|Pz/cartone=unitsPerCarton',
  'EAN=gtin|Articolo=name|Giacenza=quantity|Costo=unitPrice|Prezzo al pubblico=retailPrice|Colli=cartons|Stato=condition',
  'Codice a barre=gtin|Nome prodotto=name|Q.ta=quantity|Prezzo netto=unitPrice|Importo=total|Data scadenza=bestBefore|UM=unit',
  'EAN=gtin|Nazwa=name|Symbol=sku|Stan=quantity|J.m.=unit|Cena netto=unitPrice|Wartość netto=total|Cena detaliczna=retailPrice|Termin ważności=bestBefore',
  'Kod kreskowy=gtin|Nazwa produktu=name|Producent=brand|Ilość szt.=quantity|Cena zakupu=unitPrice|Szt. w kartonie=unitsPerCarton|Kartony=cartons|Stan towaru=condition',
  'Kod EAN=gtin|Opis=name|Liczba sztuk=quantity|Cena jednostkowa=unitPrice|Suma=total|Waluta=currency|Kategoria=category|Data przydatności=bestBefore',
  'Barcode=gtin|Περιγραφή=name|Κωδικός=sku|Ποσότητα=quantity|Τιμή μονάδας=unitPrice|Σύνολο=total|Λιανική τιμή=retailPrice|Ημ. λήξης=bestBefore',
  'EAN=gtin|Είδος=name|Μάρκα=brand|Τεμάχια=quantity|Τιμή=unitPrice|Αξία=total|Κιβώτια=cartons|Τεμ./κιβώτιο=unitsPerCarton',
  'Γραμμωτός κώδικας=gtin|Ονομασία προϊόντος=name|Απόθεμα=quantity|Τιμή χονδρικής=unitPrice|ΠΛΤ=retailPrice|Ημερομηνία λήξης=bestBefore',
  'الباركود=gtin|اسم المنتج=name|الكمية=quantity|سعر الوحدة=unitPrice|الإجمالي=total|تاريخ الانتهاء=bestBefore|العملة=currency',
  'باركود=gtin|الصنف=name|رقم الصنف=sku|العدد=quantity|السعر=unitPrice|القيمة=total|تاريخ الصلاحية=bestBefore|عدد الكراتين=cartons',
  'كود=sku|الوصف=name|الماركة=brand|الكميات المتوفرة=quantity|سعر القطعة=unitPrice|سعر التجزئة=retailPrice|قطعة / كرتون=unitsPerCarton',
  'Asin=-|EAN=gtin|Item description=name|Quantity=quantity|Unit retail=retailPrice|Total retail=-|Grade=condition|Category=category|Pallet ID=-',
  'LPN=-|UPC=gtin|Item Description=name|Qty=quantity|Unit Retail=retailPrice|Ext. Retail=-|Brand=brand|Condition=condition',
  'Pos.=number|EAN=gtin|Artikelbezeichnung=name|Größe=size|Farbe=colour|Menge=quantity|Preis=unitPrice',
  'No=number|Style=sku|Colour=colour|Size=size|EAN code=gtin|Description=name|Total pcs=quantity|WHS price=unitPrice|Retail price=retailPrice',
  'EAN=gtin|HS code=-|Country of origin=-|Product=name|Colour code=-|Units=quantity|Units per pallet=-|Price=unitPrice',
  'Item #=sku|Item name=name|Barcode (unit)=gtin|Barcode (case)=-|Qty in cases=cartons|Units per case=unitsPerCarton|Total units=quantity|Cost=unitPrice',
  'Lfd. Nr.=number|Art.-Nr. Lieferant=sku|Bezeichnung 1=name|Bezeichnung 2=-|EAN Stück=gtin|Restmenge=quantity|Einkaufspreis=unitPrice|empf. VK=retailPrice',
  'Réf=sku|Produit=name|EAN unité=gtin|Colisage=unitsPerCarton|Nb colis=cartons|Total pièces=quantity|Tarif HT=unitPrice|Dispo=-',
  'Ref. proveedor=sku|Descripción=name|Código EAN=gtin|Stock=quantity|Coste=unitPrice|PVPR=retailPrice|Temporada=-|Talla=size',
  'Rif.=sku|Prodotto=name|EAN=gtin|Disponibilità=quantity|Prezzo cessione=unitPrice|Imballo=unitsPerCarton|Scad.=bestBefore',
  'Lp.=number|Towar=name|EAN=gtin|Ilość=quantity|Cena=unitPrice|Wartość=total|Opak. zb.=unitsPerCarton|Uwagi=-',
  'Α/Α=number|Κωδ. είδους=sku|Περιγραφή είδους=name|Barcode=gtin|Υπόλοιπο=quantity|Τιμή €=unitPrice',
  'م=number|البيان=name|الباركود=gtin|الرصيد=quantity|التكلفة=unitPrice|الوحدة=unit',
  'Réf=sku|Désignation=name|Taille=size|Coloris=colour|Qté=quantity|Prix HT=unitPrice',
  'Codice=sku|Descrizione=name|Taglia=size|Colore=colour|Pezzi=quantity|Prezzo=unitPrice',
  'Indeks=sku|Nazwa=name|Rozmiar=size|Kolor=colour|Ilość=quantity|Cena=unitPrice',
  'Κωδικός=sku|Περιγραφή=name|Μέγεθος=size|Χρώμα=colour|Ποσότητα=quantity|Τιμή=unitPrice',
  'كود=sku|الوصف=name|المقاس=size|اللون=colour|الكمية=quantity|السعر=unitPrice',
  'Ref=sku|Artículo=name|Talla EU=size|Color=colour|Uds=quantity|Batch size=-|Colour code=-|PVP=retailPrice',
].map((list) => list.split('|').map((column) => column.split('=')))

test.each(lists.map((columns) => ({ columns, headings: columns.map(([heading]) => heading).join(' | ') })))(
  '$headings',
  async ({ columns }) => {
    const rows = [0, 1, 2].map((row) => columns.map(([, field = '-']) => cells[field]?.[row]).join(';'))
    const reading = await csv([columns.map(([heading]) => heading).join(';'), ...rows].join('\n'))
    const understood = fieldsOf(reading).map((field) => field ?? '-')
    expect(understood).toEqual(columns.map(([, field]) => (field === 'number' ? '-' : field)))
  },
)

test.each(languages)('a list downloaded from a lot, in %s', (language) => {
  const t = translatorOf(language)
  for (const field of ['gtin', 'sku', 'name', 'brand', 'bestBefore', 'retailPrice', 'unitPrice', 'quantity'] as const)
    expect(readManifestHeading(t(`lot_page.columns.${field}`))).toMatchObject({ field })
})
