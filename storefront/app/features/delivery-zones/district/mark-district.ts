import { STORAGE_KEY } from './district.ts'

/**
 * Notes on the page that this browser has a district, before anything shows. The served page, which is the same for
 * everyone, then asks nobody to choose one who did.
 */
export const markDistrict = `try{if(localStorage.getItem("${STORAGE_KEY}"))document.documentElement.dataset.district=""}catch{}`
