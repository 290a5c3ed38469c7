/** How the fragment of an address begins that holds a plan (share-link.ts). Browsers send no fragment to any server. */
export const PLAN_FRAGMENT = '#plan='
