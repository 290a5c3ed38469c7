import type { Language } from '#domain/language/languages.ts'

/** Names and towns of reviewers, in the same order in both languages. */
type People = { givenNames: readonly string[]; familyNames: readonly string[]; towns: readonly string[] }

const english: People = {
  givenNames: (
    'Aarati Aashish Anil Anita Anjana Asmita Bikash Bimala Binod Chandra Deepa Dinesh Dolma Ganesh Gita Hari Ishwor ' +
    'Jyoti Kabita Kamal Kiran Kopila Laxmi Manisha Milan Mina Nabin Namrata Niraj Pasang Prakash Pramila Prerana ' +
    'Rabin Rajesh Rama Ramila Ramesh Roshan Sabina Sagar Sanjay Sarita Shanti Shreya Sita Sujata Sunil Sunita Suresh ' +
    'Tashi Tenzin Tika Uttam Yamuna Yangji'
  ).split(' '),
  familyNames: (
    'Adhikari Aryal Basnet Bhandari Bhattarai Chaudhary Dahal Gautam Ghimire Gurung Joshi Karki Khadka Khatri Koirala ' +
    'Lama Limbu Magar Maharjan Mahato Manandhar Pandey Pariyar Paudel Rai Rana Regmi Sah Shah Shahi Sharma Sherpa ' +
    'Shrestha Subedi Tamang Thapa Tharu Yadav'
  ).split(' '),
  towns: (
    'Baneshwor Banepa Bhaktapur Bharatpur Bhairahawa Biratnagar Birgunj Birtamod Butwal Damak Dhangadhi Dharan ' +
    'Dhulikhel Ghorahi Hetauda Itahari Janakpur Jhapa Kirtipur Lahan Maharajgunj Nepalgunj Pokhara Sanepa Surkhet ' +
    'Tansen Thimi Tulsipur Waling'
  ).split(' '),
}

const nepali: People = {
  givenNames: (
    'आरती आशिष अनिल अनिता अञ्जना अस्मिता विकास विमला विनोद चन्द्र दीपा दिनेश डोल्मा गणेश गीता हरि ईश्वर ' +
    'ज्योति कविता कमल किरण कोपिला लक्ष्मी मनिषा मिलन मीना नविन नम्रता निरज पासाङ प्रकाश प्रमिला प्रेरणा ' +
    'रविन राजेश रमा रमिला रमेश रोशन सविना सागर सञ्जय सरिता शान्ति श्रेया सीता सुजाता सुनिल सुनिता सुरेश ' +
    'टासी तेन्जिन टीका उत्तम यमुना याङ्जी'
  ).split(' '),
  familyNames: (
    'अधिकारी अर्याल बस्नेत भण्डारी भट्टराई चौधरी दाहाल गौतम घिमिरे गुरुङ जोशी कार्की खड्का खत्री कोइराला ' +
    'लामा लिम्बू मगर महर्जन महतो मानन्धर पाण्डे परियार पौडेल राई राणा रेग्मी साह शाह शाही शर्मा शेर्पा ' +
    'श्रेष्ठ सुवेदी तामाङ थापा थारू यादव'
  ).split(' '),
  towns: (
    'बानेश्वर बनेपा भक्तपुर भरतपुर भैरहवा विराटनगर वीरगञ्ज विर्तामोड बुटवल दमक धनगढी धरान ' +
    'धुलिखेल घोराही हेटौंडा इटहरी जनकपुर झापा कीर्तिपुर लहान महाराजगञ्ज नेपालगञ्ज पोखरा सानेपा सुर्खेत ' +
    'तानसेन ठिमी तुलसीपुर वालिङ'
  ).split(' '),
}

export const peopleOf: Record<Language, People> = { en: english, ne: nepali }
