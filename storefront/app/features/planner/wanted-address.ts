/** Fields of `/planner?add=7&variant=21`, which a product page links to. */
export const WANTED_PRODUCT = 'add'
export const WANTED_VARIANT = 'variant'
