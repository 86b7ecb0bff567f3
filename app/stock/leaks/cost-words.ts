const costs =
  /cost|purchase|buy|margin|markup|einkauf|\bek\b|\bhek\b|marge|rohertrag|achat|revient|compra|coste|margen|acquisto|costo|margine|zakup|koszt|marża|αγορ|κόστος|κοστος|περιθώριο|شراء|تكلفة|هامش|price|preis|prix|precio|prezzo|cena|τιμή|τιμη|سعر|discount|rabatt|remise|descuento|sconto|rabat/iu

/** Whether a supplier's column may be published, judged by its heading. */
export function mayPublishColumn(heading: string): boolean {
  return !costs.test(heading)
}
