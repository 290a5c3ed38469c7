type Province = { name: string; districts: readonly { name: string }[] }

/**
 * Nepal's 7 provinces and their 77 districts, in English. The English name is what is stored: it names a district
 * everywhere (delivery zones, addresses); nepali-places.ts says what Nepali pages show. Eastern Rukum lies in Lumbini,
 * western Rukum in Karnali.
 */
export const provinces = [
  {
    name: 'Koshi',
    districts: [
      { name: 'Bhojpur' },
      { name: 'Dhankuta' },
      { name: 'Ilam' },
      { name: 'Jhapa' },
      { name: 'Khotang' },
      { name: 'Morang' },
      { name: 'Okhaldhunga' },
      { name: 'Panchthar' },
      { name: 'Sankhuwasabha' },
      { name: 'Solukhumbu' },
      { name: 'Sunsari' },
      { name: 'Taplejung' },
      { name: 'Terhathum' },
      { name: 'Udayapur' },
    ],
  },
  {
    name: 'Madhesh',
    districts: [
      { name: 'Bara' },
      { name: 'Dhanusha' },
      { name: 'Mahottari' },
      { name: 'Parsa' },
      { name: 'Rautahat' },
      { name: 'Saptari' },
      { name: 'Sarlahi' },
      { name: 'Siraha' },
    ],
  },
  {
    name: 'Bagmati',
    districts: [
      { name: 'Bhaktapur' },
      { name: 'Chitwan' },
      { name: 'Dhading' },
      { name: 'Dolakha' },
      { name: 'Kathmandu' },
      { name: 'Kavrepalanchok' },
      { name: 'Lalitpur' },
      { name: 'Makwanpur' },
      { name: 'Nuwakot' },
      { name: 'Ramechhap' },
      { name: 'Rasuwa' },
      { name: 'Sindhuli' },
      { name: 'Sindhupalchok' },
    ],
  },
  {
    name: 'Gandaki',
    districts: [
      { name: 'Baglung' },
      { name: 'Gorkha' },
      { name: 'Kaski' },
      { name: 'Lamjung' },
      { name: 'Manang' },
      { name: 'Mustang' },
      { name: 'Myagdi' },
      { name: 'Nawalpur' },
      { name: 'Parbat' },
      { name: 'Syangja' },
      { name: 'Tanahun' },
    ],
  },
  {
    name: 'Lumbini',
    districts: [
      { name: 'Arghakhanchi' },
      { name: 'Banke' },
      { name: 'Bardiya' },
      { name: 'Dang' },
      { name: 'Eastern Rukum' },
      { name: 'Gulmi' },
      { name: 'Kapilvastu' },
      { name: 'Palpa' },
      { name: 'Parasi' },
      { name: 'Pyuthan' },
      { name: 'Rolpa' },
      { name: 'Rupandehi' },
    ],
  },
  {
    name: 'Karnali',
    districts: [
      { name: 'Dailekh' },
      { name: 'Dolpa' },
      { name: 'Humla' },
      { name: 'Jajarkot' },
      { name: 'Jumla' },
      { name: 'Kalikot' },
      { name: 'Mugu' },
      { name: 'Salyan' },
      { name: 'Surkhet' },
      { name: 'Western Rukum' },
    ],
  },
  {
    name: 'Sudurpashchim',
    districts: [
      { name: 'Achham' },
      { name: 'Baitadi' },
      { name: 'Bajhang' },
      { name: 'Bajura' },
      { name: 'Dadeldhura' },
      { name: 'Darchula' },
      { name: 'Doti' },
      { name: 'Kailali' },
      { name: 'Kanchanpur' },
    ],
  },
] as const satisfies readonly Province[]

export type ProvinceName = (typeof provinces)[number]['name']
export type DistrictName = (typeof provinces)[number]['districts'][number]['name']

/** Returns the province of a district, by its English name. */
export function provinceOf(district: string) {
  return provinces.find(({ districts }) => districts.some(({ name }) => name === district))
}

/** The English names of all 77 districts. */
export const districtNames = provinces.flatMap((province): DistrictName[] => province.districts.map(({ name }) => name))
