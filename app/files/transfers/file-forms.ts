/** Pages whose forms carry files: the offer, its private page, and those of the back office. */
const PAGES = /^\/[a-z]{2}\/(?:sell|offers\/[^/?]+|team\/[^?]+?)(?:\.data)?(?:\?|$)/

/** Whether a form that is posted to an address may have files in it, and takes its time therefore. */
export function mayCarryFiles(target: string): boolean {
  return PAGES.test(target)
}
