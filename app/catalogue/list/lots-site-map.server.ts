import { sql } from 'drizzle-orm'
import { lotAddress } from '../../lots/facts/lot-address'
import { isLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'

type MapServices = Pick<Services, 'db' | 'config' | 'now'>

/** In eight languages with alternates this is about 8 MB per file; the limit is 50 MB. */
const LOTS_PER_FILE = 1_000

/** Sitemap index (sitemaps.org 0.9): one file per thousand lots, named by its first lot, so new lots change only the last file. */
export async function presentSiteMapIndex({ db, config }: MapServices): Promise<string> {
  const { rows } = await db.execute<{ first: string }>(sql`
    select lot_id as first from (select lot_id, row_number() over (order by lot_id) as place from lot_search) as lots
    where place % ${LOTS_PER_FILE} = 1 order by lot_id limit 50000`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows.map(({ first }) => `<sitemap><loc>${config.publicUrl}/sitemap-lots-${first}.xml</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** Sitemap of a thousand lots from this id on. Our URLs need no XML escaping. */
export async function presentLotsSiteMap(services: MapServices, first: string): Promise<string> {
  const { db, config } = services
  const languages = config.site.languages.filter(isLanguage)
  const today = todayOf(services)
  const { rows } = await db.execute<{ reference: string; day: string }>(sql`
    select reference, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from lot_search join lots on lots.id = lot_id
    where lot_id >= ${first}::uuid and (use_by is null or use_by >= ${today}::date)
    order by lot_id limit ${LOTS_PER_FILE}`)
  const entries = rows.flatMap(({ reference, day }) => {
    const versions = languages.map((language) => ({
      language: language as string,
      address: config.publicUrl + lotAddress(reference, language),
    }))
    const [usual] = versions
    const links = [...versions, ...(usual ? [{ ...usual, language: 'x-default' }] : [])].map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    return versions.map(({ address }) => `<url><loc>${address}</loc><lastmod>${day}</lastmod>${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
