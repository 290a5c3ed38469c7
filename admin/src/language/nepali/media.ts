/** Texts of the picture library. */
export const media = {
  // List
  'No pictures found': 'फोटो भेटिएन',
  'Add pictures above or change the filters.': 'माथि फोटो थप्नुहोस् वा फिल्टर बदल्नुहोस्।',
  Unused: 'प्रयोगमा नभएका',
  unused: 'प्रयोगमा छैन',
  'used once |||| used %{count} times': '%{count} ठाउँमा प्रयोग',
  '%{count} picture selected |||| %{count} pictures selected': '%{count} फोटो छानियो',
  'Delete %{count} picture? |||| Delete %{count} pictures?': '%{count} फोटो मेटाउने हो?',
  'Their files are deleted too. This cannot be undone.': 'फाइलहरू पनि मेटिन्छन्। मेटाएपछि फिर्ता ल्याउन मिल्दैन।',
  'Unused pictures deleted': 'प्रयोगमा नभएका फोटो मेटाइए',
  'All of them are in use by now and were kept.': 'यी सबै अब प्रयोगमा छन्, त्यसैले मेटाइएनन्।',
  'In use by now, and kept: %{kept}': 'अब प्रयोगमा आएकाले नमेटाइएका: %{kept}',

  // One picture
  'Picture not found.': 'फोटो भेटिएन।',
  'Not in the library': 'फोटो सङ्ग्रहमा छैन',
  '%{size} pixels, added %{when}': '%{size} पिक्सेल, थपिएको %{when}',
  'Picture deleted': 'फोटो मेटाइयो',
  'Delete this picture?': 'यो फोटो मेटाउने हो?',
  'Its files are deleted too. This cannot be undone.': 'यसका फाइल पनि मेटिन्छन्। मेटाएपछि फिर्ता ल्याउन मिल्दैन।',
  'Used in': 'प्रयोग भएको ठाउँ',
  'Focal point saved. It applies wherever the picture is used.': 'मुख्य ठाउँ सुरक्षित भयो। यो फोटो भएको सबै ठाउँमा लागू हुन्छ।',
  'Click the picture or use the arrow keys to move the marker. This point stays visible wherever the picture is cropped.':
    'चिन्ह सार्न फोटोमा थिच्नुहोस् वा तीर कुञ्जी चलाउनुहोस्। फोटो काटिएर देखिँदा पनि यो ठाउँ देखिन्छ।',
  'Focal point: %{across} across, %{down} down': 'मुख्य ठाउँ: बायाँबाट %{across}, माथिबाट %{down}',

  // Uploads
  'or drop them here. JPEG, PNG, WebP, AVIF or SVG, up to 15 MB':
    'वा यहाँ तानेर छोड्नुहोस्। JPEG, PNG, WebP, AVIF वा SVG, बढीमा १५ MB',
  'or drop it here. JPEG, PNG, WebP, AVIF or SVG, up to 15 MB':
    'वा यहाँ तानेर छोड्नुहोस्। JPEG, PNG, WebP, AVIF वा SVG, बढीमा १५ MB',
  'Uploading %{fileName}': '%{fileName} अपलोड हुँदैछ',
  'Processing %{fileName}': '%{fileName} तयार हुँदैछ',
  'This file is not a picture': 'यो फाइल फोटो होइन',

  // Check of the files
  'Check files': 'फाइल जाँच्नुहोस्',
  'Check library files': 'फोटो सङ्ग्रहका फाइल जाँच्नुहोस्',
  'Checking files': 'फाइल जाँचिँदैछन्',
  'No unused files, and no files are missing.': 'नचाहिने फाइल छैन, हराएको फाइल पनि छैन।',
  '%{strays} unused files can be deleted. %{young} more are less than a day old and will be kept for now.':
    '%{strays} वटा नचाहिने फाइल मेटाउन मिल्छ। अरू %{young} वटा एक दिन पनि नपुगेकाले अहिले राखिन्छन्।',
  '%{broken} pictures have missing files. Upload the same picture again to repair it: %{pictures}':
    '%{broken} फोटोका फाइल हराएका छन्। मिलाउन उही फोटो फेरि अपलोड गर्नुहोस्: %{pictures}',
  '%{missing} files of 3D models, profile pictures or private photos are missing. Restore them from a backup.':
    'थ्रीडी मोडल, प्रोफाइल फोटो वा निजी फोटोका %{missing} फाइल हराएका छन्। ब्याकअपबाट फिर्ता ल्याउनुहोस्।',
  'Clean up': 'सफा गर्नुहोस्',
  'Files deleted': 'फाइलहरू मेटाइए',
  'Delete unused files?': 'नचाहिने फाइल मेटाउने हो?',
  'This deletes %{strays} unused files and %{lost} unused pictures whose files are missing. It cannot be undone.':
    'नचाहिने %{strays} फाइल, र फाइल हराएका प्रयोगमा नभएका %{lost} फोटो मेटिन्छन्। मेटाएपछि फिर्ता ल्याउन मिल्दैन।',
}
