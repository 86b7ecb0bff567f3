export const LONGEST_TEMPLATE_NAME = 60
export const LONGEST_TEMPLATE = 5_000
export const MOST_TEMPLATES = 100
