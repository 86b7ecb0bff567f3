import { categories } from '../../lots/facts/categories'
import { requestLimits } from './request-fields'
import type { TypedRequest } from './typed-request'

/** Initial form values from a link such as `?category=food&text=…`. Links are untrusted, but a person reviews the form before sending. */
export function prefillRequest(search: string): TypedRequest {
  const query = new URLSearchParams(search)
  const chosen = categories.filter((category) => query.getAll('category').includes(category))
  const text = (name: string, most: number) => {
    const value = query.get(name)?.trim().slice(0, most).toWellFormed()
    return value ? [value] : undefined
  }
  return {
    ...(chosen.length > 0 && { categories: chosen }),
    ...definedOnly({
      text: text('text', 1_000),
      brands: text('brand', 200),
      keywords: text('keyword', 200),
      gtins: text('gtin', requestLimits.number),
    }),
  }
}

function definedOnly(texts: Readonly<Record<string, readonly string[] | undefined>>): TypedRequest {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
}
