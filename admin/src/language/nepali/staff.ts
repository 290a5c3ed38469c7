/** Texts about staff, their invitations and the own account. */
export const staff = {
  // Roles; the name ends at the colon
  'Owner: everything, including staff and settings': 'मालिक: कर्मचारी र सेटिङसहित सबै',
  'Manager: catalog, content, payments and orders': 'म्यानेजर: सामानको सूची, सामग्री, भुक्तानी र अर्डर',
  'Support: orders, customers and messages': 'ग्राहक सेवा: अर्डर, ग्राहक र सन्देश',
  'Driver: own deliveries of today, in the drivers’ app': 'चालक: चालकको एपमा आजका आफ्ना डेलिभरी',

  // Staff members
  'Name or email': 'नाम वा इमेल',
  Deactivated: 'निष्क्रिय',
  'Two-factor': 'दोहोरो प्रमाणीकरण',
  On: 'चालु',
  Off: 'बन्द',
  'Last seen': 'अन्तिम पटक चलाएको',
  Joined: 'सुरु गरेको',
  'Only another owner can change your role or deactivate your account.':
    'तपाईंको भूमिका बदल्न वा खाता निष्क्रिय गर्न अर्को मालिकले मात्र सक्छ।',
  'Logs the person out immediately and blocks new logins. Their past actions stay under their name.':
    'तुरुन्तै लगआउट हुन्छ र फेरि लगइन गर्न मिल्दैन। पहिले गरेका काम उहाँकै नाममा रहन्छन्।',
  'Reset two-factor authentication': 'दोहोरो प्रमाणीकरण हटाउनुहोस्',
  'Reset two-factor authentication?': 'दोहोरो प्रमाणीकरण हटाउने हो?',
  'Two-factor authentication reset': 'दोहोरो प्रमाणीकरण हटाइयो',
  '%{name} is logged out on all devices and can log in with only the password until they set it up again. First make sure that the request really comes from them.':
    '%{name} सबै उपकरणबाट लगआउट हुनुहुन्छ, र फेरि सेट नगरेसम्म पासवर्डले मात्र लगइन गर्न सक्नुहुन्छ। यो अनुरोध साँच्चै उहाँकै हो कि होइन, पहिले पक्का गर्नुहोस्।',
  Reset: 'हटाउनुहोस्',

  // Two-factor authentication of all staff
  'Two-factor authentication is required for all staff.': 'सबै कर्मचारीका लागि दोहोरो प्रमाणीकरण अनिवार्य छ।',
  'Two-factor authentication is required for owners and managers, and optional for support.':
    'दोहोरो प्रमाणीकरण मालिक र म्यानेजरका लागि अनिवार्य, ग्राहक सेवाका लागि ऐच्छिक छ।',
  'Two-factor authentication is optional.': 'दोहोरो प्रमाणीकरण ऐच्छिक छ।',
  'Not set up yet: %{names}.': 'अझै सेट नगर्ने: %{names}।',
  'To require it, set it up for your own account first.': 'अनिवार्य बनाउन पहिले आफ्नै खातामा सेट गर्नुहोस्।',
  'Make optional': 'ऐच्छिक बनाउनुहोस्',
  'Make two-factor authentication optional?': 'दोहोरो प्रमाणीकरण ऐच्छिक बनाउने हो?',
  'Two-factor authentication is no longer required for all staff': 'दोहोरो प्रमाणीकरण अब सबैका लागि अनिवार्य रहेन',
  'Support staff can then turn it off. Owners and managers always need it.':
    'त्यसपछि ग्राहक सेवाका कर्मचारीले बन्द गर्न सक्छन्। मालिक र म्यानेजरलाई भने सधैँ चाहिन्छ।',
  'It stays on for everyone who has it, but they can turn it off.': 'जसको चालु छ, चालु नै रहन्छ; तर चाहे बन्द गर्न सक्छन्।',
  'Require for all staff': 'सबैलाई अनिवार्य गर्नुहोस्',
  'Require two-factor authentication for all staff?': 'सबै कर्मचारीका लागि दोहोरो प्रमाणीकरण अनिवार्य गर्ने हो?',
  'Two-factor authentication is now required for all staff': 'दोहोरो प्रमाणीकरण अब सबै कर्मचारीका लागि अनिवार्य भयो',
  'These staff members must set it up before they can continue: %{names}.':
    'यी कर्मचारीले पहिले सेट गरेपछि मात्र काम गर्न पाउँछन्: %{names}।',
  'All staff have already set it up.': 'सबै कर्मचारीले सेट गरिसकेका छन्।',

  // Invitations
  Invite: 'निम्त्याउनुहोस्',
  'Invite staff member': 'कर्मचारीलाई निम्त्याउनुहोस्',
  'Send invitation': 'निमन्त्रणा पठाउनुहोस्',
  'We will email a link that is valid for %{days} days. The person chooses their own password.':
    'हामी %{days} दिनसम्म चल्ने लिङ्क इमेलमा पठाउँछौं। पासवर्ड उहाँ आफैँले छान्नुहुन्छ।',
  'No invitations yet': 'अहिलेसम्म निमन्त्रणा छैन',
  'Invite the people you work with. They choose their own password.':
    'सँगै काम गर्नेहरूलाई निम्त्याउनुहोस्। पासवर्ड उहाँहरू आफैँले छान्नुहुन्छ।',
  Resend: 'फेरि पठाउनुहोस्',
  'New link sent to %{email}': '%{email} मा नयाँ लिङ्क पठाइयो',
  Withdraw: 'फिर्ता लिनुहोस्',
  'Withdraw this invitation?': 'यो निमन्त्रणा फिर्ता लिने हो?',
  'The link sent to %{email} will stop working.': '%{email} मा पठाइएको लिङ्क अब चल्दैन।',
  'Invitation withdrawn': 'निमन्त्रणा फिर्ता लिइयो',

  // My account
  'Save name': 'नाम सुरक्षित गर्नुहोस्',
  'Current password': 'अहिलेको पासवर्ड',
  'Change password': 'पासवर्ड बदल्नुहोस्',
  'Password changed. You have been logged out on all other devices.': 'पासवर्ड बदलियो। अरू सबै उपकरणबाट तपाईं लगआउट हुनुभयो।',
  'Two-factor authentication keeps your account safe even if someone learns your password.':
    'कसैले तपाईंको पासवर्ड थाहा पाए पनि दोहोरो प्रमाणीकरणले खाता सुरक्षित राख्छ।',
  'Set up': 'सेट गर्नुहोस्',
  'Turn off': 'बन्द गर्नुहोस्',
  'Use another app': 'अर्को एप प्रयोग गर्नुहोस्',
  'Create new codes': 'नयाँ कोड बनाउनुहोस्',
  'Create new recovery codes': 'नयाँ रिकभरी कोड बनाउनुहोस्',
  'On since %{when}. Recovery codes left: %{left}.': '%{when} देखि चालु। बाँकी रिकभरी कोड: %{left}।',
  'Active sessions': 'लगइन भएका उपकरण',
  'This browser': 'यही ब्राउजर',
  'Last active %{when}': 'अन्तिम पटक चलाएको: %{when}',
  'Log out': 'लगआउट गर्नुहोस्',
  'Device logged out': 'उपकरण लगआउट भयो',
  'Log out all other devices': 'अरू सबै उपकरण लगआउट गर्नुहोस्',
  'Logged out on all other devices': 'अरू सबै उपकरण लगआउट भए',
  'Unknown device': 'अज्ञात उपकरण',
}
