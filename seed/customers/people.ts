import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import type { Language } from '#domain/language/languages.ts'

export type DemoPerson = {
  name: string
  phone: string
  ward: number
  street: string
  /** Orders without an account. */
  isGuest?: true
  /** Buys for more than a home. */
  buysFor?: 'hotel' | 'restaurant' | 'office' | 'school'
  /** Named by the invoices. */
  firm?: string
  /** Reads the shop in Nepali; in English by default. */
  language?: Language
}
export type DemoPlace = Pick<DeliveryAddress, 'district' | 'province' | 'city' | 'zip'> & {
  people: readonly DemoPerson[]
}

/**
 * The demo's customers by place: eighty invented people in 25 districts of all seven provinces. Their numbers begin with 972, whose
 * network is closed, so they ring nowhere.
 */
export const places: readonly DemoPlace[] = [
  {
    district: 'Kathmandu',
    province: 'Bagmati',
    city: 'Kathmandu',
    zip: '44600',
    people: [
      { name: 'Aarati Maharjan', phone: '9720012301', ward: 10, street: 'Shantinagar', isGuest: true },
      { name: 'Binod Karki', phone: '9720012302', ward: 3, street: 'Maharajgunj', isGuest: true },
      { name: 'Deepa Joshi', phone: '9720012303', ward: 31, street: 'Koteshwor', isGuest: true },
      { name: 'Kamal Basnet', phone: '9720012304', ward: 7, street: 'Chabahil', isGuest: true },
      { name: 'Prerana Shah', phone: '9720012305', ward: 16, street: 'Balaju', isGuest: true },
      {
        name: 'Rajesh Shrestha',
        phone: '9720012313',
        ward: 26,
        street: 'Thamel',
        buysFor: 'hotel',
        firm: 'Thamel Chowk Guest House Pvt. Ltd.',
      },
      { name: 'Sabina Tuladhar', phone: '9720012314', ward: 25, street: 'Asan' },
      { name: 'Nirmal Bajracharya', phone: '9720012315', ward: 21, street: 'Jaisidewal', language: 'ne' },
      { name: 'Anju Adhikari', phone: '9720012316', ward: 14, street: 'Kalanki' },
      {
        name: 'Prabin Koirala',
        phone: '9720012317',
        ward: 29,
        street: 'Anamnagar',
        buysFor: 'office',
        firm: 'Koirala Legal Services Pvt. Ltd.',
      },
      { name: 'Smriti Pandey', phone: '9720012318', ward: 4, street: 'Baluwatar' },
      { name: 'Tenzin Lama', phone: '9720012319', ward: 6, street: 'Boudha' },
    ],
  },
  {
    district: 'Kathmandu',
    province: 'Bagmati',
    city: 'Kirtipur',
    zip: '44618',
    people: [{ name: 'Rabindra Maharjan', phone: '9720012320', ward: 5, street: 'Panga', language: 'ne' }],
  },
  {
    district: 'Lalitpur',
    province: 'Bagmati',
    city: 'Lalitpur',
    zip: '44700',
    people: [
      { name: 'Niraj Manandhar', phone: '9720012310', ward: 3, street: 'Jhamsikhel', isGuest: true },
      { name: 'Pasang Sherpa', phone: '9720012311', ward: 14, street: 'Nakkhu', isGuest: true },
      { name: 'Yamuna Dahal', phone: '9720012312', ward: 5, street: 'Lagankhel', isGuest: true },
      { name: 'Sunita Shakya', phone: '9720012321', ward: 12, street: 'Mangal Bazar' },
      {
        name: 'Bikash Rai',
        phone: '9720012322',
        ward: 2,
        street: 'Sanepa',
        buysFor: 'office',
        firm: 'Sanepa Design Studio Pvt. Ltd.',
      },
    ],
  },
  {
    district: 'Lalitpur',
    province: 'Bagmati',
    city: 'Godawari',
    zip: '44709',
    people: [{ name: 'Laxmi Ghimire', phone: '9720012323', ward: 12, street: 'Harisiddhi', language: 'ne' }],
  },
  {
    district: 'Lalitpur',
    province: 'Bagmati',
    city: 'Mahalaxmi',
    zip: '44705',
    people: [{ name: 'Sagar Thapa Magar', phone: '9720012324', ward: 4, street: 'Imadol' }],
  },
  {
    district: 'Bhaktapur',
    province: 'Bagmati',
    city: 'Bhaktapur',
    zip: '44800',
    people: [
      { name: 'Krishna Prajapati', phone: '9720012325', ward: 8, street: 'Taumadhi', language: 'ne' },
      { name: 'Rojina Suwal', phone: '9720012326', ward: 4, street: 'Sukuldhoka' },
    ],
  },
  {
    district: 'Bhaktapur',
    province: 'Bagmati',
    city: 'Madhyapur Thimi',
    zip: '44811',
    people: [{ name: 'Suresh Duwal', phone: '9720012327', ward: 5, street: 'Bode' }],
  },
  {
    district: 'Chitwan',
    province: 'Bagmati',
    city: 'Bharatpur',
    zip: '44200',
    people: [
      { name: 'Sita Poudel', phone: '9720012328', ward: 10, street: 'Narayangadh', language: 'ne' },
      { name: 'Ramesh Chaudhary', phone: '9720012329', ward: 2, street: 'Chaubiskothi' },
      { name: 'Manisha Sapkota', phone: '9720012330', ward: 4, street: 'Ganeshthan' },
    ],
  },
  {
    district: 'Chitwan',
    province: 'Bagmati',
    city: 'Ratnanagar',
    zip: '44204',
    people: [
      {
        name: 'Dipendra Mahato',
        phone: '9720012331',
        ward: 6,
        street: 'Sauraha',
        buysFor: 'hotel',
        firm: 'Sauraha Riverbank Lodge Pvt. Ltd.',
      },
    ],
  },
  {
    district: 'Makwanpur',
    province: 'Bagmati',
    city: 'Hetauda',
    zip: '44107',
    people: [
      { name: 'Bishnu Bal Tamang', phone: '9720012332', ward: 4, street: 'Buddhachowk', language: 'ne' },
      { name: 'Pramila Lamsal', phone: '9720012333', ward: 10, street: 'Huprachaur' },
    ],
  },
  {
    district: 'Kavrepalanchok',
    province: 'Bagmati',
    city: 'Banepa',
    zip: '45210',
    people: [{ name: 'Sarita Khadka', phone: '9720012334', ward: 7, street: 'Budol', language: 'ne' }],
  },
  {
    district: 'Kavrepalanchok',
    province: 'Bagmati',
    city: 'Dhulikhel',
    zip: '45200',
    people: [
      {
        name: 'Gopal Makaju',
        phone: '9720012335',
        ward: 5,
        street: 'Bhattedanda',
        buysFor: 'hotel',
        firm: 'Bhattedanda Hilltop Resort Pvt. Ltd.',
      },
    ],
  },
  {
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    zip: '33700',
    people: [
      { name: 'Dolma Lama', phone: '9720012306', ward: 8, street: 'Simalchaur', isGuest: true },
      { name: 'Ganesh Adhikari', phone: '9720012307', ward: 17, street: 'Chhorepatan', isGuest: true },
      { name: 'Milan Pariyar', phone: '9720012308', ward: 2, street: 'Bindhyabasini', isGuest: true },
      { name: 'Sujata Thapa', phone: '9720012309', ward: 13, street: 'Miyapatan', isGuest: true },
      {
        name: 'Hari Prasad Baral',
        phone: '9720012336',
        ward: 6,
        street: 'Lakeside',
        buysFor: 'hotel',
        firm: 'Baral Lakefront Hotel Pvt. Ltd.',
      },
      { name: 'Kalpana Gurung', phone: '9720012337', ward: 11, street: 'Ranipauwa' },
      {
        name: 'Nabin Bastola',
        phone: '9720012338',
        ward: 9,
        street: 'New Road',
        buysFor: 'restaurant',
        firm: 'Bastola Bhanchha Ghar',
      },
    ],
  },
  {
    district: 'Tanahun',
    province: 'Gandaki',
    city: 'Byas',
    zip: '33900',
    people: [
      { name: 'Durga Shrestha', phone: '9720012339', ward: 2, street: 'Damauli', language: 'ne' },
      { name: 'Om Bahadur Ale', phone: '9720012340', ward: 10, street: 'Bhadgaun' },
    ],
  },
  {
    district: 'Mustang',
    province: 'Gandaki',
    city: 'Gharapjhong',
    zip: '33100',
    people: [
      {
        name: 'Tashi Thakali',
        phone: '9720012341',
        ward: 4,
        street: 'Jomsom',
        buysFor: 'hotel',
        firm: 'Jomsom Apple Garden Lodge',
      },
    ],
  },
  {
    district: 'Morang',
    province: 'Koshi',
    city: 'Biratnagar',
    zip: '56613',
    people: [
      {
        name: 'Bijay Agrawal',
        phone: '9720012342',
        ward: 7,
        street: 'Mahendrachowk',
        buysFor: 'office',
        firm: 'Agrawal Trade Link Pvt. Ltd.',
      },
      { name: 'Sushila Rajbanshi', phone: '9720012343', ward: 12, street: 'Tinpaini', language: 'ne' },
    ],
  },
  {
    district: 'Morang',
    province: 'Koshi',
    city: 'Sundarharaicha',
    zip: '56604',
    people: [{ name: 'Keshav Niraula', phone: '9720012344', ward: 10, street: 'Biratchowk' }],
  },
  {
    district: 'Jhapa',
    province: 'Koshi',
    city: 'Birtamod',
    zip: '57204',
    people: [
      { name: 'Chandra Maya Rajbanshi', phone: '9720012345', ward: 4, street: 'Muktichowk', language: 'ne' },
      { name: 'Umesh Dhungana', phone: '9720012346', ward: 1, street: 'Bhanuchowk' },
    ],
  },
  {
    district: 'Jhapa',
    province: 'Koshi',
    city: 'Damak',
    zip: '57217',
    people: [{ name: 'Pabitra Siwakoti', phone: '9720012347', ward: 5, street: 'Beldangi Road' }],
  },
  {
    district: 'Sunsari',
    province: 'Koshi',
    city: 'Itahari',
    zip: '56705',
    people: [
      { name: 'Nar Bahadur Limbu', phone: '9720012348', ward: 6, street: 'Itahari Chowk' },
      { name: 'Asmita Chaudhary', phone: '9720012349', ward: 9, street: 'Halgada', language: 'ne' },
    ],
  },
  {
    district: 'Sunsari',
    province: 'Koshi',
    city: 'Dharan',
    zip: '56700',
    people: [
      { name: 'Binita Rai', phone: '9720012350', ward: 15, street: 'Ghopa' },
      {
        name: 'Purna Kumar Subba',
        phone: '9720012351',
        ward: 8,
        street: 'Bhanuchowk',
        buysFor: 'restaurant',
        firm: 'Bhanuchowk Sekuwa Corner',
      },
    ],
  },
  {
    district: 'Ilam',
    province: 'Koshi',
    city: 'Ilam',
    zip: '57300',
    people: [
      { name: 'Hemanta Subba', phone: '9720012352', ward: 7, street: 'Chowk Bazar' },
      { name: 'Mina Kumari Rai', phone: '9720012353', ward: 6, street: 'Bhanupath', language: 'ne' },
    ],
  },
  {
    district: 'Solukhumbu',
    province: 'Koshi',
    city: 'Solududhkunda',
    zip: '56000',
    people: [
      {
        name: 'Ang Phurba Sherpa',
        phone: '9720012354',
        ward: 5,
        street: 'Salleri',
        buysFor: 'hotel',
        firm: 'Salleri Pine Lodge',
      },
    ],
  },
  {
    district: 'Dhanusha',
    province: 'Madhesh',
    city: 'Janakpurdham',
    zip: '45600',
    people: [
      { name: 'Ram Sewak Yadav', phone: '9720012355', ward: 4, street: 'Bhanuchowk', language: 'ne' },
      { name: 'Sangita Jha', phone: '9720012356', ward: 8, street: 'Janak Chowk' },
      { name: 'Md. Irfan Ansari', phone: '9720012357', ward: 10, street: 'Station Road' },
    ],
  },
  {
    district: 'Parsa',
    province: 'Madhesh',
    city: 'Birgunj',
    zip: '44300',
    people: [
      {
        name: 'Vinod Kedia',
        phone: '9720012358',
        ward: 9,
        street: 'Adarshanagar',
        buysFor: 'office',
        firm: 'Kedia Suppliers Pvt. Ltd.',
      },
      { name: 'Ranju Gupta', phone: '9720012359', ward: 13, street: 'Shreepur', language: 'ne' },
      { name: 'Shambhu Sah', phone: '9720012360', ward: 3, street: 'Murli' },
    ],
  },
  {
    district: 'Saptari',
    province: 'Madhesh',
    city: 'Rajbiraj',
    zip: '56400',
    people: [
      { name: 'Anita Mandal', phone: '9720012361', ward: 7, street: 'Gajendra Chowk', language: 'ne' },
      { name: 'Dev Narayan Chaudhary', phone: '9720012362', ward: 5, street: 'Neta Chowk' },
    ],
  },
  {
    district: 'Rupandehi',
    province: 'Lumbini',
    city: 'Butwal',
    zip: '32907',
    people: [
      { name: 'Indira Belbase', phone: '9720012363', ward: 6, street: 'Traffic Chowk' },
      { name: 'Prakash Gyawali', phone: '9720012364', ward: 11, street: 'Devinagar' },
      { name: 'Tilak Pun', phone: '9720012365', ward: 8, street: 'Sukhkhanagar', language: 'ne' },
    ],
  },
  {
    district: 'Rupandehi',
    province: 'Lumbini',
    city: 'Siddharthanagar',
    zip: '32900',
    people: [
      {
        name: 'Kiran Kasaudhan',
        phone: '9720012366',
        ward: 8,
        street: 'Bank Road',
        buysFor: 'hotel',
        firm: 'Bank Road Inn Pvt. Ltd.',
      },
    ],
  },
  {
    district: 'Banke',
    province: 'Lumbini',
    city: 'Nepalgunj',
    zip: '21900',
    people: [
      { name: 'Shabnam Khan', phone: '9720012367', ward: 10, street: 'Dhamboji' },
      { name: 'Bhim Bahadur Oli', phone: '9720012368', ward: 13, street: 'Setu BK Chowk', language: 'ne' },
    ],
  },
  {
    district: 'Banke',
    province: 'Lumbini',
    city: 'Kohalpur',
    zip: '21904',
    people: [{ name: 'Gita Kumari Tharu', phone: '9720012369', ward: 11, street: 'Kohalpur Chowk', language: 'ne' }],
  },
  {
    district: 'Dang',
    province: 'Lumbini',
    city: 'Ghorahi',
    zip: '22415',
    people: [
      { name: 'Yubaraj Dangi', phone: '9720012370', ward: 15, street: 'Tulsipur Road' },
      { name: 'Sharmila Chaudhary', phone: '9720012371', ward: 14, street: 'BP Chowk', language: 'ne' },
    ],
  },
  {
    district: 'Palpa',
    province: 'Lumbini',
    city: 'Tansen',
    zip: '32500',
    people: [
      {
        name: 'Madan Bashyal',
        phone: '9720012372',
        ward: 4,
        street: 'Shitalpati',
        buysFor: 'school',
        firm: 'Shitalpati Model School',
      },
      { name: 'Radhika Darlami', phone: '9720012373', ward: 6, street: 'Bhagwati Tole', language: 'ne' },
    ],
  },
  {
    district: 'Surkhet',
    province: 'Karnali',
    city: 'Birendranagar',
    zip: '21700',
    people: [
      { name: 'Lok Bahadur Shahi', phone: '9720012374', ward: 6, street: 'Mangalgadhi' },
      { name: 'Bimala Regmi', phone: '9720012375', ward: 8, street: 'Itram', language: 'ne' },
    ],
  },
  {
    district: 'Jumla',
    province: 'Karnali',
    city: 'Chandannath',
    zip: '21200',
    people: [
      {
        name: 'Dhan Bahadur Rokaya',
        phone: '9720012376',
        ward: 6,
        street: 'Khalanga',
        buysFor: 'school',
        firm: 'Khalanga Hill School',
      },
    ],
  },
  {
    district: 'Kailali',
    province: 'Sudurpashchim',
    city: 'Dhangadhi',
    zip: '10900',
    people: [
      { name: 'Bharat Raj Joshi', phone: '9720012377', ward: 2, street: 'Hasanpur' },
      { name: 'Kabita Chaudhary', phone: '9720012378', ward: 5, street: 'Jali', language: 'ne' },
    ],
  },
  {
    district: 'Kanchanpur',
    province: 'Sudurpashchim',
    city: 'Bhimdatta',
    zip: '10400',
    people: [
      { name: 'Nirajan Bhatta', phone: '9720012379', ward: 18, street: 'Mahendranagar' },
      { name: 'Pushpa Rana', phone: '9720012380', ward: 4, street: 'Bhasi', language: 'ne' },
    ],
  },
]
