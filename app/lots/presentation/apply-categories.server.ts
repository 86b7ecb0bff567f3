import { sql } from 'drizzle-orm'
import { setOwnDrawings } from '../../files/pictures/illustrations.server'
import { nameCategories } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import type { Site } from '../../platform/settings/site-file.server'
import { setCategories, usualCategories } from '../facts/categories'
import { setOwnIcons } from '../facts/category-icons'

let used: Site | null = null

/** Makes the categories of a site, their names and drawings those of this process. Cheap if they are already. */
export function applyCategories(site: Site): void {
  if (site === used) return
  used = site
  setCategories(site.categories ? Object.keys(site.categories) : usualCategories)
  nameCategories(ownNames(site))
  setOwnIcons(site.brand.icons)
  setOwnDrawings(site.brand.drawings)
}

/** Makes the names of the site's own categories words that the search of lots knows. */
export async function addCategoryWords({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const names = Object.entries(ownNames(config.site)).flatMap(([category, named]) =>
    Object.entries(named).map(([language, name]) => ({ category, language, name })),
  )
  if (names.length === 0) return
  await db.execute(sql`
    insert into category_words (word, category)
    select distinct form, category
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named(category text, language text, name text)
    cross join lateral (select btrim(plain_words(name)) as plain) as plain_name
    cross join lateral (
      select replace(plain, ' ', '') as form
      union select unnest(tsvector_to_array(word_stems(language, plain))) where plain not like '% %'
    ) as forms
    where length(form) between 2 and 40
    on conflict do nothing`)
}

function ownNames({ categories = {} }: Site): Record<string, Readonly<Record<string, string>>> {
  return Object.fromEntries(Object.entries(categories).flatMap(([key, names]) => (names ? [[key, names]] : [])))
}
