/** Texts of the pages about the running shop. The server's own sentences are in `fromServerHealth`. */
export const health = {
  // Overview
  Overview: 'एकै नजरमा',
  'Everything works.': 'सबै ठीक चलिरहेको छ।',
  'Nothing needs you now.': 'अहिले केही गर्नुपर्दैन।',
  'One thing needs you |||| %{count} things need you': '%{count} कुरा हेर्नुपर्ने छ',
  'Read %{when}; again each half minute.': '%{when} मा हेरिएको; हरेक आधा मिनेटमा फेरि हेरिन्छ।',
  '%{part}.': '%{part}:',
  'Could not be read. This page tries again.': 'पढ्न सकिएन। यो पृष्ठले फेरि प्रयास गर्छ।',

  // Parts of the overview
  'Scheduled tasks': 'समय तोकिएका काम',
  'Mails and SMS': 'इमेल र एसएमएस',
  Wallets: 'वालेट',
  Database: 'डाटाबेस',
  Replicas: 'रेप्लिका',
  Server: 'सर्भर',
  'Last backup': 'पछिल्लो ब्याकअप',

  // Jobs
  Job: 'पृष्ठभूमिको काम',
  Parked: 'थन्क्याइएको',
  'Waits for its next try': 'अर्को प्रयास पर्खँदै',
  Running: 'चलिरहेको',
  Retrying: 'फेरि प्रयास हुने',
  'Kind, such as send-mail': 'किसिम, जस्तै send-mail',
  'No such jobs': 'यस्तो काम छैन',
  'Work that waits, runs or failed appears here.': 'पर्खिरहेका, चलिरहेका वा असफल काम यहाँ देखिन्छन्।',
  Retry: 'फेरि प्रयास गर्नुहोस्',
  'Try now': 'अहिले प्रयास गर्नुहोस्',
  'The job is tried again': 'काम फेरि प्रयास हुँदैछ',
  'The job is gone': 'काम खारेज भयो',
  'Drop “%{job}”?': '“%{job}” खारेज गर्ने हो?',
  'The message is never sent. This cannot be undone.': 'यो सन्देश कहिल्यै पठाइँदैन। यो फिर्ता लिन मिल्दैन।',
  'Its work is never done: files that it would remove stay. This cannot be undone.':
    'यो काम कहिल्यै हुँदैन: यसले हटाउने फाइल रहिरहन्छन्। यो फिर्ता लिन मिल्दैन।',
  'Nothing waits.': 'पर्खिरहेको केही छैन।',
  Task: 'काम',
  'Last run': 'पछिल्लो पटक',
  Took: 'लागेको समय',
  'Next run': 'अर्को पटक',
  'On time': 'समयमै',

  // Mails and SMS
  SMS: 'एसएमएस',
  'Whole email address, or order number': 'पूरा इमेल ठेगाना, वा अर्डर नम्बर',
  'Phone number, or order number': 'फोन नम्बर, वा अर्डर नम्बर',
  'No such mails': 'यस्तो इमेल छैन',
  'No such SMS': 'यस्तो एसएमएस छैन',
  'Mails appear here for a month. Nobody can read what they say.':
    'इमेल यहाँ एक महिनासम्म देखिन्छन्। भित्र के लेखिएको छ कसैले पढ्न सक्दैन।',
  'SMS appear here for a month. Nobody can read what they say.':
    'एसएमएस यहाँ एक महिनासम्म देखिन्छन्। भित्र के लेखिएको छ कसैले पढ्न सक्दैन।',
  Parts: 'भाग',
  'Why not': 'किन भएन',
  'It is being sent': 'पठाइँदैछ',
  'Mails waiting': 'पर्खिरहेका इमेल',
  'Mails not sent': 'नपठाइएका इमेल',
  'SMS gateway': 'एसएमएस गेटवे',
  'SMS waiting': 'पर्खिरहेका एसएमएस',
  'SMS not sent': 'नपठाइएका एसएमएस',
  'SMS parts': 'एसएमएसका भाग',
  '%{count} in the last day': 'पछिल्लो एक दिनमा %{count}',
  '%{parts} of %{most} in 24 hours': '२४ घण्टामा %{most} मध्ये %{parts}',
  '%{waiting}, of which %{tried} failed before': '%{waiting}, तीमध्ये %{tried} पहिले असफल भएका',

  // Wallets
  eSewa: 'इसेवा',
  Wallet: 'वालेट',
  'No open payments': 'टुङ्गिन बाँकी भुक्तानी छैन',
  'No payment is open.': 'टुङ्गिन बाँकी भुक्तानी छैन।',
  'Payments about which the shop still asks a wallet appear here, for two days at most.':
    'पसलले वालेटसँग सोधिरहेका भुक्तानी बढीमा दुई दिन यहाँ देखिन्छन्।',
  'Open payments': 'टुङ्गिन बाँकी भुक्तानी',
  'Without an answer': 'जवाफ नआएका',
  'Look up now': 'अहिले सोध्नुहोस्',
  'The wallet has answered': 'वालेटले जवाफ दियो',
  Begun: 'सुरु भएको',
  'Last look-up': 'पछिल्लो सोधपुछ',
  '%{when}, no answer (%{outages})': '%{when}, जवाफ आएन (%{outages})',
  'Next look-up': 'अर्को सोधपुछ',
  'Last answer': 'पछिल्लो जवाफ',

  // Receivers of webhooks
  'Active receivers': 'चालु प्राप्तकर्ता',
  Fails: 'पुग्दैन',
  '%{url} since %{when}': '%{url}, %{when} देखि',

  // Database, server, backup and replicas
  Migrations: 'माइग्रेसन',
  '%{count} applied': '%{count} लागू',
  'Largest tables, with indexes': 'सबैभन्दा ठूला टेबल, इन्डेक्ससहित',
  'Disk of DATA_DIR': 'DATA_DIR को डिस्क',
  '%{free} of %{total} free': '%{total} मध्ये %{free} खाली',
  'There is no backup.': 'ब्याकअप छैन।',
  Encrypted: 'इन्क्रिप्ट गरिएको',
  'Missing uploads': 'नभेटिएका फाइल',
  Replica: 'रेप्लिका',
  Read: 'प्रयोगमा',
  Behind: 'कति पछि',
  unknown: 'थाहा छैन',
}
