export const givenNames = (
  'Aarati Aashish Anil Anita Anjana Asmita Bikash Bimala Binod Chandra Deepa Dinesh Dolma Ganesh Gita Hari Ishwor ' +
  'Jyoti Kabita Kamal Kiran Kopila Laxmi Manisha Milan Mina Nabin Namrata Niraj Pasang Prakash Pramila Prerana ' +
  'Rabin Rajesh Rama Ramila Ramesh Roshan Sabina Sagar Sanjay Sarita Shanti Shreya Sita Sujata Sunil Sunita Suresh ' +
  'Tashi Tenzin Tika Uttam Yamuna Yangji'
).split(' ')

export const familyNames = (
  'Adhikari Aryal Basnet Bhandari Bhattarai Chaudhary Dahal Gautam Ghimire Gurung Joshi Karki Khadka Khatri Koirala ' +
  'Lama Limbu Magar Maharjan Mahato Manandhar Pandey Pariyar Paudel Rai Rana Regmi Sah Shah Shahi Sharma Sherpa ' +
  'Shrestha Subedi Tamang Thapa Tharu Yadav'
).split(' ')

export const towns = (
  'Baneshwor Banepa Bhaktapur Bharatpur Bhairahawa Biratnagar Birgunj Birtamod Butwal Damak Dhangadhi Dharan ' +
  'Dhulikhel Ghorahi Hetauda Itahari Janakpur Jhapa Kirtipur Lahan Maharajgunj Nepalgunj Pokhara Sanepa Surkhet ' +
  'Tansen Thimi Tulsipur Waling'
).split(' ')
