import { test } from 'vitest'
import { expectRead, type TradeList } from './trade-lists.suite'

const lists: readonly TradeList[] = [
  {
    title: 'B-Stock manifest: retail values only, a pallet and lot id in each row',
    list: `Auction ID,Lot ID,Pallet ID,Item #,UPC,Description,Brand,Qty,Unit Retail,Ext. Retail,Category,Condition
B2231,44110,PLT-0091,AX-1,4006381333931,Hand blender 600W,Bolo,3,$39.99,$119.97,Kitchen,Customer Returns
B2231,44110,PLT-0091,AX-7,4006381333948,"Kettle, 1.7 l",Bolo,5,$24.99,$124.95,Kitchen,Customer Returns
`,
    fields: '- - - sku gtin name brand quantity retailPrice - category condition',
    quantity: '8',
    values: {},
  },
  {
    title: 'Amazon FBA liquidation: ASIN, FNSKU, LPN, no price',
    list: `LPN,ASIN,FNSKU,EAN,Item Desc,Units,Unit Recovery,Total Recovery,Condition
LPNHE1,B00AAAA001,X000AAA001,4006381333931,Desk lamp LED,2,€4.10,€8.20,Used - Good
LPNHE2,B00AAAA002,X000AAA002,4006381333948,USB cable 2 m,10,€0.80,€8.00,New
`,
    fields: '- - - gtin name quantity - - condition',
    quantity: '12',
    values: {},
  },
  {
    title: 'Amazon EU pallet: German headings, retail price only',
    list: `Palette;ASIN;EAN;Artikelbezeichnung;Menge;UVP;UVP gesamt;Zustand;Warengruppe
P1;B00BBBB001;4006381333931;Staubsauger 800W;1;129,99 €;129,99 €;Retoure;Haushalt
P1;B00BBBB002;4006381333948;Bügeleisen;4;49,95 €;199,80 €;Retoure;Haushalt
`,
    fields: '- - gtin name quantity retailPrice - condition category',
    quantity: '5',
    values: {},
  },
  {
    title: 'retailer returns with grades, a total below',
    list: `Retailer returns week 42
SKU,EAN,Title,Grade,Qty,Offer price GBP,Line value
R-1,4006381333931,Toaster 2 slice,A,12,6.50,78.00
R-2,4006381333948,Toaster 4 slice,B,8,7.25,58.00
,,Total,,20,,136.00
`,
    fields: 'sku gtin name condition quantity unitPrice total',
    quantity: '20',
    values: { GBP: 13_600 },
    basis: 'unit',
  },
  {
    title: 'Polish wholesaler: net and gross price, VAT rate, decimal commas',
    list: `Lp.;Kod EAN;Nazwa towaru;Ilość;J.m.;Cena netto;VAT;Cena brutto;Wartość netto
1;4006381333931;Kubek biały;1 200;szt.;2,50 zł;23%;3,08 zł;3 000,00 zł
2;4006381333948;Talerz płytki;600;szt.;4,10 zł;23%;5,04 zł;2 460,00 zł
Razem;;;1 800;;;;;5 460,00 zł
`,
    fields: '- gtin name quantity unit unitPrice - - total',
    quantity: '1800',
    values: { PLN: 546_000 },
    basis: 'unit',
  },
  {
    title: 'German wholesaler: price per sales unit of several pieces',
    list: `Artikel-Nr.;Bezeichnung;EAN;Bestand Stk.;VE;Preis/VE EUR
100200;Duschgel 250 ml;4006381333931;4.800;12;9,60
100201;Shampoo 400 ml;4006381333948;2.400;6;8,40
`,
    fields: 'sku name gtin quantity unitsPerCarton unitPrice',
    quantity: '7200',
    values: { EUR: 720_000 },
    basis: 'carton',
  },
  {
    title: 'French wholesaler: net and public price, colisage',
    list: `Réf;Désignation;Gencod;Qté dispo;Colisage;PA HT;PVC TTC
F-10;Bougie parfumée;4006381333931;360;6;1,20 €;4,90 €
F-11;Diffuseur 100 ml;4006381333948;240;12;2,10 €;9,90 €
`,
    fields: 'sku name gtin quantity unitsPerCarton unitPrice retailPrice',
    quantity: '600',
    values: { EUR: 93_600 },
    basis: 'unit',
  },
  {
    title: 'Spanish wholesaler: price per box, boxes counted',
    list: `Código;Descripción;Cajas;Uds/caja;Precio caja;Importe
E-1;Aceite de oliva 1 l;40;12;54,00 €;2.160,00 €
E-2;Vinagre 500 ml;25;24;21,60 €;540,00 €
`,
    fields: 'sku name cartons unitsPerCarton unitPrice total',
    quantity: '1080',
    values: { EUR: 270_000 },
    basis: 'carton',
  },
  {
    title: 'Italian wholesaler: list price, discount, net price',
    list: `Cod.;Descrizione;EAN;Q.tà;Listino;Sconto %;Prezzo netto
I-1;Moka 3 tazze;4006381333931;150;24,90;60;9,96
I-2;Moka 6 tazze;4006381333948;90;32,90;60;13,16
`,
    fields: 'sku name gtin quantity retailPrice - unitPrice',
    quantity: '240',
    values: { '': 267_840 },
    basis: 'unit',
  },
  {
    title: 'Greek wholesaler',
    list: `Κωδικός;Περιγραφή;Barcode;Τεμάχια;Τιμή χονδρικής;Αξία
G-1;Ποτήρι νερού;4006381333931;500;0,80 €;400,00 €
G-2;Κανάτα 1,5 l;4006381333948;120;3,50 €;420,00 €
Σύνολο;;;620;;820,00 €
`,
    fields: 'sku name gtin quantity unitPrice total',
    quantity: '620',
    values: { EUR: 82_000 },
    basis: 'unit',
  },
  {
    title: 'Arabic wholesaler: price per carton',
    list: `الباركود;اسم المنتج;عدد الكراتين;قطع بالكرتون;سعر الكرتون
4006381333931;صابون;100;48;24.00
4006381333948;شامبو;50;12;30.00
`,
    fields: 'gtin name cartons unitsPerCarton unitPrice',
    quantity: '5400',
    values: { '': 390_000 },
    basis: 'carton',
  },
  {
    title: 'shirts with a column per size and their total',
    list: `Item;Colour;S;M;L;XL;Total;Price EUR
Shirt;Red;5;10;10;5;30;4.50
Polo;Blue;2;4;4;2;12;6.00
`,
    fields: 'name colour size size size size quantity unitPrice',
    lines: 8,
    quantity: '42',
    values: { EUR: 20_700 },
    basis: 'unit',
  },
  {
    title: 'pallets, pieces per pallet and pieces in all',
    list: `Nr;Artikel;Anzahl Paletten;Stück/Palette;Stück gesamt;Preis/Stk;Summe
1;Windeln;3;200;600;3,00;1800,00
2;Tücher;2;500;1000;0,80;800,00
`,
    fields: '- name - - quantity unitPrice total',
    quantity: '1600',
    values: { '': 260_000 },
    basis: 'unit',
  },
  {
    title: 'pallets and units, both called a quantity',
    list: `Product,Pallet Qty,Unit Qty,Unit Price,Total
Water 1.5l,10,5040,0.20,1008.00
Juice 1l,4,2880,0.45,1296.00
`,
    fields: 'name - quantity unitPrice total',
    quantity: '7920',
    values: { '': 230_400 },
    basis: 'unit',
  },
]

test.each(lists)('$title', expectRead)
