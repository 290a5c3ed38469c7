/** Texts of the set-up and its instructions. The server's own sentences are in `fromServerHealth`. */
export const setUp = {
  // The list
  'This is a demo. A real shop has its set-up here.': 'यो डेमो हो। साँचो पसलमा सुरुको तयारी यहाँ देखिन्छ।',
  'Ready for the first order': 'पहिलो अर्डरका लागि तयार',
  '%{missing} of %{all} points are missing': '%{all} मध्ये %{missing} वटा काम बाँकी',
  'Names in capitals are settings in shop.env, or in the environment of the server. They count after a restart.':
    'ठूला अक्षरका नाम shop.env फाइल वा सर्भरको environment मा रहने सेटिङ हुन्। पसल फेरि सुरु गरेपछि मात्र लागू हुन्छन्।',
  Dismissed: 'हटाइएको',
  'Dismissed by %{by}, %{at}: %{reason}': '%{by} ले %{at} मा हटाउनुभएको: %{reason}',
  'Do without: %{title}': 'यसबिनै चलाउने: %{title}',
  'The point leaves the list of what is missing. Other owners read the reason here and in the audit log.':
    'यो काम बाँकीको सूचीबाट हट्छ। कारण अरू मालिकले यहाँ र परिवर्तनको लगमा पढ्न सक्छन्।',
  'Put back': 'सूचीमा फर्काउनुहोस्',
  'Back on the list': 'सूचीमा फर्कियो',

  // Page of one instruction
  'Back to the set-up': 'सुरुको तयारीमा फर्कनुहोस्',
  'More about it: “%{section}” in docs/operations.md, which comes with the shop’s code.':
    'थप जानकारी: पसलको कोडसँगै आउने docs/operations.md को “%{section}” खण्ड (अङ्ग्रेजीमा)।',
  'Where settings are': 'सेटिङ कहाँ हुन्छन्',
  'Names in capitals are settings: lines of a file on the server, which the shop reads when it starts.':
    'ठूला अक्षरका नाम सेटिङ हुन्: सर्भरको एउटा फाइलका लाइन, जुन पसल सुरु हुँदा पढिन्छन्।',
  '%{way}: %{file}, then': '%{way}: %{file} मा, त्यसपछि',
  Containers: 'कन्टेनर',
  'ConfigMap or Secret “kastha”': 'ConfigMap वा Secret “kastha”',

  // Demo and database
  'Turn the demo off': 'डेमो बन्द गर्नुहोस्',
  'Stop the shop.': 'पसल रोक्नुहोस्।',
  'Remove DEMO from its settings.': 'सेटिङबाट DEMO हटाउनुहोस्।',
  'Give the shop an empty database and an empty DATA_DIR. Keep the old ones: orders and invoices stay in their books.':
    'पसललाई खाली डाटाबेस र खाली DATA_DIR दिनुहोस्। पुराना जोगाएर राख्नुहोस्: अर्डर र बीजकको हिसाब तिनैमा रहन्छ।',
  'Start the shop. It begins without products.': 'पसल सुरु गर्नुहोस्। सुरुमा कुनै सामान हुँदैन।',
  'Begin with an empty database': 'खाली डाटाबेसबाट सुरु गर्नुहोस्',
  'Start the shop, and add your own products.': 'पसल सुरु गर्नुहोस्, अनि आफ्ना सामान थप्नुहोस्।',

  // Address, encryption and proxies
  'Tell the shop its address': 'पसललाई आफ्नो ठेगाना बताउनुहोस्',
  'Set PUBLIC_URL to the address that customers type, without a path.':
    'PUBLIC_URL मा ग्राहकले टाइप गर्ने ठेगाना राख्नुहोस्, पछाडि केही नजोडी।',
  'Encrypt connections': 'जडान इन्क्रिप्ट गर्नुहोस्',
  'Put a proxy with a TLS certificate in front of the shop, such as Caddy with deploy/Caddyfile.':
    'पसलको अगाडि TLS प्रमाणपत्र भएको प्रोक्सी राख्नुहोस्, जस्तै deploy/Caddyfile सहितको Caddy।',
  'Set PUBLIC_URL to the address with https.': 'PUBLIC_URL मा https सहितको ठेगाना राख्नुहोस्।',
  'Name the trusted proxies': 'भरपर्दा प्रोक्सी तोक्नुहोस्',
  'Set TRUSTED_PROXIES to loopback if the proxy runs on the same machine.':
    'प्रोक्सी त्यही मेसिनमा चल्छ भने TRUSTED_PROXIES मा loopback राख्नुहोस्।',
  'Set it to the addresses or ranges of the proxies if they run elsewhere.':
    'प्रोक्सी अन्तै चल्छन् भने तिनका ठेगाना वा ठेगानाको दायरा राख्नुहोस्।',
  'Set it to 1 if visitors cannot reach the shop past one proxy, and to 0 if there is no proxy.':
    'एउटा प्रोक्सी नछिरी पसलमा पुग्न मिल्दैन भने 1, र प्रोक्सी नै छैन भने 0 राख्नुहोस्।',

  // First password
  'Put the first password away': 'पहिलो पासवर्ड हटाउनुहोस्',
  'Log in as the owner, and choose a password of your own under “My account”.':
    'मालिकका रूपमा लगइन गरेर “मेरो खाता” मा आफ्नै पासवर्ड छान्नुहोस्।',
  'Remove the lines ADMIN_EMAIL and ADMIN_PASSWORD from the settings.':
    'सेटिङबाट ADMIN_EMAIL र ADMIN_PASSWORD का लाइन हटाउनुहोस्।',

  // Mail
  'Connect a mail server': 'इमेल सर्भर जोड्नुहोस्',
  'Set SMTP_URL to the address of your mail server, with user and password. Percent-encode both, for example %40 for @.':
    'SMTP_URL मा आफ्नो इमेल सर्भरको ठेगाना प्रयोगकर्ता र पासवर्डसहित राख्नुहोस्। दुवैलाई percent-encode गर्नुहोस्, जस्तै @ को सट्टा %40।',
  'The sender is the email address of the shop under “Settings”. The server must be allowed to send for its domain (SPF and DKIM).':
    'पठाउने ठेगाना “सेटिङ” मा भएको पसलको इमेल हो। सर्भरलाई त्यो डोमेनबाट पठाउने अनुमति (SPF र DKIM) हुनुपर्छ।',
  'To try it out, reset a password in the shop, then look under “Health”, tab “Mails”.':
    'चल्यो कि चलेन हेर्न पसलमा एउटा पासवर्ड रिसेट गर्नुहोस्, अनि “प्रणालीको अवस्था” को “इमेलहरू” हेर्नुहोस्।',

  // Wallets
  'Take payments by wallet': 'वालेटबाट भुक्तानी लिनुहोस्',
  'Set the credentials of eSewa, of Khalti, or of both.': 'इसेवा, खल्ती वा दुवैको गोप्य विवरण राख्नुहोस्।',
  'The credentials are in your contract with the wallet. Every server and worker needs the same ones.':
    'गोप्य विवरण वालेटसँगको सम्झौतामा हुन्छ। हरेक सर्भर र worker मा एउटै चाहिन्छ।',
  'To sell without wallets, set TEST_WALLETS=0 instead.': 'वालेटबिनै बेच्ने भए यसको सट्टा TEST_WALLETS=0 राख्नुहोस्।',
  'Take real money': 'साँचो पैसा लिनुहोस्',
  'Remove ESEWA_FORM_URL, ESEWA_STATUS_URL and KHALTI_BASE_URL from the settings.':
    'सेटिङबाट ESEWA_FORM_URL, ESEWA_STATUS_URL र KHALTI_BASE_URL हटाउनुहोस्।',
  'Replace the credentials of the sandbox.': 'परीक्षणको (sandbox) गोप्य विवरण फेर्नुहोस्।',

  // SMS
  'Connect an SMS gateway': 'एसएमएस गेटवे जोड्नुहोस्',
  'Set token and sender of Sparrow SMS, or the token of Aakash SMS.':
    'Sparrow SMS को टोकन र पठाउनेको नाम, वा Aakash SMS को टोकन राख्नुहोस्।',
  'Sparrow binds a token to the server’s address: the server needs a fixed one, and Sparrow has to know it.':
    'Sparrow को टोकन सर्भरको ठेगानासँग बाँधिएको हुन्छ: सर्भरको ठेगाना नफेरिने हुनुपर्छ र Sparrow लाई थाहा हुनुपर्छ।',
  'To do without SMS, set TEST_SMS=0 instead.': 'एसएमएसबिनै चलाउने भए यसको सट्टा TEST_SMS=0 राख्नुहोस्।',

  // Backups
  'Back up each night': 'हरेक रात ब्याकअप लिनुहोस्',
  'With compose.yaml the service “backup” writes a backup each night, with the units of systemd the timer “kastha-backup”. Write the first one by hand, with the first or second line below.':
    'compose.yaml चलाउनुभएको भए “backup” सेवाले, systemd भए “kastha-backup” टाइमरले हरेक रात ब्याकअप लिन्छ। पहिलो ब्याकअप तलको पहिलो वा दोस्रो लाइनबाट आफैँ लिनुहोस्।',
  'Without either, run the third line each night, in the folder of the shop.':
    'दुवै नभए पसलको फोल्डरमा हरेक रात तेस्रो लाइन चलाउनुहोस्।',
  'Copy each backup to another machine. Keep DATA_KEY somewhere else again: without it no backup can be restored.':
    'हरेक ब्याकअप अर्को मेसिनमा पनि राख्नुहोस्। DATA_KEY भने अर्कै ठाउँमा राख्नुहोस्: त्यसबिना कुनै ब्याकअप फर्काउन सकिँदैन।',
  'Encrypt the backups': 'ब्याकअप इन्क्रिप्ट गर्नुहोस्',
  'On another machine, make a key with the first line below. It prints the public key.':
    'अर्को मेसिनमा तलको पहिलो लाइनले कुञ्जी बनाउनुहोस्। त्यसले सार्वजनिक कुञ्जी देखाउँछ।',
  'Set BACKUP_RECIPIENT to the public key: with compose.yaml in the file .env, elsewhere in shop.env.':
    'BACKUP_RECIPIENT मा सार्वजनिक कुञ्जी राख्नुहोस्: compose.yaml भए .env फाइलमा, नत्र shop.env मा।',
  'Keep the file with the private key safe, and twice. Without it no backup can be restored.':
    'निजी कुञ्जीको फाइल सुरक्षित दुई ठाउँमा राख्नुहोस्। त्यसबिना कुनै ब्याकअप फर्काउन सकिँदैन।',

  // Data key
  'Finish replacing the data key': 'डाटा कुञ्जी फेर्ने काम टुङ्ग्याउनुहोस्',
  'Wait until this point says that nothing needs the old key any more: a day at the earliest.':
    'पुरानो कुञ्जी अब कसैलाई चाहिँदैन भनी यहाँ नदेखिएसम्म पर्खनुहोस्: कम्तीमा एक दिन लाग्छ।',
  'Remove the old key from DATA_KEYS_OLD of every server and worker. If you remove it earlier, the shop does not start.':
    'हरेक सर्भर र worker को DATA_KEYS_OLD बाट पुरानो कुञ्जी हटाउनुहोस्। त्योभन्दा अघि हटाए पसल सुरु हुँदैन।',
  'Keep the old key for as long as you keep backups from before.': 'पहिलेका ब्याकअप रहेसम्म पुरानो कुञ्जी पनि जोगाएर राख्नुहोस्।',
}
