/** How the fragment of an address begins that holds a plan (share-link.ts). Browsers send no fragment to any server. */
export const PLAN_FRAGMENT = '#plan='

/** In the query of the same address: the id or slug of the project whose room it is. */
export const PROJECT_PARAM = 'project'
