import { test } from 'vitest'
import { expectRead, type TradeList } from './trade-lists.suite'

const lists: readonly TradeList[] = [
  {
    title: 'shoes with a column per size and the pairs in all',
    list: `Style;Colour;36;37;38;39;40;41;Total pairs;Price EUR
S-1 Runner;black;4;6;10;10;6;4;40;12,50
S-2 Slip-on;white;2;4;8;8;4;2;28;9,00
`,
    fields: 'sku colour size size size size size size quantity unitPrice',
    lines: 12,
    quantity: '68',
    values: { EUR: 75_200 },
    basis: 'unit',
  },
  {
    title: 'shoes with a row per size',
    list: `Art.-Nr.;Modell;Farbe;Größe;EAN;Paar;EK netto
700;Sneaker Low;weiß;38;4006381333931;12;14,90
700;Sneaker Low;weiß;39;4006381333948;18;14,90
`,
    fields: 'sku name colour size gtin quantity unitPrice',
    quantity: '30',
    values: { '': 44_700 },
    basis: 'unit',
  },
  {
    title: 'food with best before dates, cases and both prices',
    list: `EAN;Product;BBD;Cases;Units per case;Price per unit EUR;Case price EUR
4006381333931;Tomato sauce 400 g;31.03.2027;100;12;0,55;6,60
4006381333948;Olives 200 g;30.06.2027;40;24;0,80;19,20
`,
    fields: 'gtin name bestBefore cartons unitsPerCarton unitPrice -',
    quantity: '2160',
    values: { EUR: 142_800 },
    basis: 'unit',
  },
  {
    title: 'semicolons, points for thousands and decimal commas',
    list: `EAN;Artikel;Menge;Stückpreis;Gesamtpreis
4006381333931;Kerze;1.250;0,85;1.062,50
4006381333948;Teelichter;12.000;0,05;600,00
`,
    fields: 'gtin name quantity unitPrice total',
    quantity: '13250',
    values: { '': 166_250 },
    basis: 'unit',
  },
  {
    title: 'pack sizes and a price per case',
    list: `Product,Pack size,Cases,Price per case GBP,RRP
Energy drink 250ml,24,50,12.60,1.29
Cola 330ml,24,80,9.84,0.99
`,
    fields: 'name unitsPerCarton cartons unitPrice retailPrice',
    quantity: '3120',
    values: { GBP: 141_720 },
    basis: 'carton',
  },
  {
    title: 'two rows of headings, the upper one over several columns',
    list: {
      rows: [
        ['Goods', null, 'Stock', null, 'Price', null],
        ['EAN', 'Description', 'Cartons', 'Pcs per carton', 'per carton', 'per piece'],
        ['4006381333931', 'Notebook A5', 20, 40, 32, 0.8],
        ['4006381333948', 'Notebook A4', 10, 20, 24, 1.2],
      ],
      merged: ['A1:B1', 'C1:D1', 'E1:F1'],
    },
    fields: 'gtin name cartons unitsPerCarton - unitPrice',
    quantity: '1000',
    values: { '': 88_000 },
    basis: 'unit',
  },
  {
    title: 'lines with a title above and sums below',
    list: {
      rows: [
        ['STOCK OFFER - subject to prior sale'],
        ['All prices in GBP, ex works Leeds'],
        [null],
        ['Barcode', 'Item', 'Qty', 'Unit price'],
        ['4006381333931', 'Garden chair', 48, 11.5],
        ['4006381333948', 'Garden table', 12, 32],
        [null],
        [null, 'Total', 60, 936],
        ['Minimum order 1 pallet'],
      ],
    },
    fields: 'gtin name quantity unitPrice',
    quantity: '60',
    values: { GBP: 93_600 },
    basis: 'unit',
  },
  {
    title: 'a price per pallet without the number of pallets',
    list: `Description;Qty;Price per pallet EUR
Mixed toys;480;350,00
Mixed kitchenware;300;420,00
`,
    fields: 'name quantity unitPrice',
    quantity: '780',
    values: {},
    basis: 'pallet',
  },
  {
    title: 'one price for the whole lot, in its first line',
    list: {
      rows: [
        ['Description', 'Quantity', 'Lot price GBP'],
        ['Winter jackets', 400, 5200],
        ['Winter trousers', 250, null],
      ],
    },
    fields: 'name quantity unitPrice',
    quantity: '650',
    values: { GBP: 520_000 },
    basis: 'lot',
  },
  {
    title: 'US closeout: cases available, cost of the case and of the unit',
    list: `Item #,UPC,Description,Case Pack,Cases Available,Case Cost,Unit Cost
C-1,4006381333931,Phone case,50,12,$60.00,$1.20
C-2,4006381333948,Screen protector,100,8,$45.00,$0.45
`,
    fields: 'sku gtin name unitsPerCarton cartons - unitPrice',
    quantity: '1400',
    values: { USD: 108_000 },
    basis: 'unit',
  },
  {
    title: 'cosmetics with a wholesale price and an offer price',
    list: `EAN;Description;Qty;WSP EUR;Offer price EUR;RRP EUR
4006381333931;Eau de toilette 50 ml;120;18,00;11,50;39,00
4006381333948;Body lotion 200 ml;240;6,40;3,90;14,90
`,
    fields: 'gtin name quantity - - retailPrice',
    quantity: '360',
    values: {},
    question: [3, 4],
  },
  {
    title: 'quantities that are not exact, counted in pallets',
    list: `Ware;Menge;Einheit;Preis je Palette EUR
Mischpalette Haushalt;ca. 12;Paletten;290,00
Mischpalette Spielzeug;6;Paletten;340,00
`,
    fields: 'name quantity unit unitPrice',
    quantity: '18',
    values: { EUR: 552_000 },
    basis: 'pallet',
  },
  {
    title: 'lots of one article each, asked for as a whole',
    list: `Lot #,Title,Units,MSRP,Total MSRP,Ask Price
1,Headphones mix,120,$29.99,$3598.80,$850.00
2,Speakers mix,80,$49.99,$3999.20,$1200.00
`,
    fields: 'sku name quantity retailPrice - unitPrice',
    quantity: '200',
    values: { USD: 205_000 },
    basis: 'line',
  },
  {
    title: 'pieces with a price per kilogram',
    list: `Product;Weight (g);Units;Price/kg EUR
Cheese;250;120;6,50
Butter;250;200;5,00
`,
    fields: 'name weight quantity unitPrice',
    quantity: '320',
    values: {},
    basis: 'kg',
  },
  {
    title: 'packs, and the price of a pack and of a piece',
    list: `Produkt;Ilość opakowań;Szt. w opak.;Cena za opak. netto;Cena za szt. netto
Mydło;100;12;12,00;1,00
Szampon;50;6;18,00;3,00
`,
    fields: 'name cartons unitsPerCarton - unitPrice',
    quantity: '1500',
    values: { '': 210_000 },
    basis: 'unit',
  },
  {
    title: 'cartons per pallet, which are none of the line',
    list: `Désignation;Qté;Cartons/palette;UVC/carton;Prix UVC EUR
Savon;960;40;12;0,50
Shampooing;360;30;12;1,00
`,
    fields: 'name quantity - unitsPerCarton unitPrice',
    quantity: '1320',
    values: { EUR: 84_000 },
    basis: 'unit',
  },
  {
    title: 'extended cost beside the cost of one',
    list: `Part Number;Part Description;On Hand Qty;Std Cost;Ext Std Cost
PX-1;Bearing;100;2.50;250.00
PX-2;Gasket;40;1.00;40.00
`,
    fields: 'sku name quantity unitPrice total',
    quantity: '140',
    values: { '': 29_000 },
    basis: 'unit',
  },
]

test.each(lists)('$title', expectRead)
