/** Pages whose forms may contain files: offers and the back office. */
const PAGES = /^\/[a-z]{2}\/(?:sell|offers\/[^/?]+|team\/[^?]+?)(?:\.data)?(?:\?|$)/

/** Whether a form posted to this URL may contain files and therefore needs longer timeouts. */
export function mayCarryFiles(target: string): boolean {
  return PAGES.test(target)
}
