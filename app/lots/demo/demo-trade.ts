import type { UsualCategory } from '../facts/categories'

// Invented brands and real places.

export const demoBrands: Readonly<Record<UsualCategory, readonly [string, ...string[]]>> = {
  toys: ['Bimbolo', 'Klotzenberg', 'Tirlipa'],
  leisure: ['Fjellvang', 'Campora', 'Trailvik'],
  garden: ['Hortelia', 'Casa Brenna', 'Lindvall Hjem'],
  jewelry: ['Aurelisse', 'Velmont Time', 'Perlanna'],
  shoes: ['Fluxo Run', 'Nordhavn', 'Calzavera'],
  sport: ['Athlonix', 'Vigorum', 'Ballista Sport'],
  beauty: ['Dermalune', 'Belverde', 'Savonnet'],
  electronics: ['Voltary', 'Sonaris', 'Kelvora'],
  food: ['Elaionas Gold', 'Casa Tramonto', 'Mielandia'],
}

/** `port`: goods there may be sold FOB. */
export const demoPlaces: readonly [DemoPlace, ...DemoPlace[]] = [
  { country: 'NL', city: 'Rotterdam', port: true },
  { country: 'PL', city: 'Poznań', port: false },
  { country: 'DE', city: 'Leipzig', port: false },
  { country: 'GR', city: 'Thessaloniki', port: true },
  { country: 'CZ', city: 'Brno', port: false },
  { country: 'IT', city: 'Verona', port: false },
  { country: 'PL', city: 'Gdańsk', port: true },
  { country: 'BE', city: 'Antwerp', port: true },
  { country: 'FR', city: 'Lille', port: false },
  { country: 'PT', city: 'Porto', port: true },
  { country: 'ES', city: 'Zaragoza', port: false },
  { country: 'NL', city: 'Venlo', port: false },
  { country: 'DE', city: 'Duisburg', port: false },
  { country: 'AT', city: 'Graz', port: false },
  { country: 'HU', city: 'Győr', port: false },
  { country: 'RO', city: 'Timișoara', port: false },
  { country: 'SE', city: 'Malmö', port: false },
  { country: 'LT', city: 'Kaunas', port: false },
  { country: 'TR', city: 'Mersin', port: true },
  { country: 'AE', city: 'Dubai', port: true },
]

interface DemoPlace {
  readonly country: string
  readonly city: string
  readonly port: boolean
}
