/** The pages Reports and Insights. What the server says on them is in from-server-reports.ts and from-server-insights.ts. */
export const reports = {
  // Reports
  'Whole year': 'पूरै वर्ष',
  'Bikram Sambat': 'विक्रम संवत्',
  Gregorian: 'ग्रेगोरियन (ईस्वी)',
  '%{month}, %{from} to %{until}': '%{month}, %{from} देखि %{until}',
  'Now, %{day}': 'आज, %{day}',
  'At the end of %{day}': '%{day} को अन्त्यमा',
  '%{period}, from %{limit} without VAT': '%{period}, भ्याटबाहेक %{limit} देखि',
  'Columns for goods': 'सामानका स्तम्भ',
  'At the end of': 'यो दिनको अन्त्यमा',
  'From (Nrs., without VAT)': 'यतिदेखि (रु., भ्याटबाहेक)',
  'Whole rupees, such as 1,00,000': 'पूरा रुपैयाँ, जस्तै 1,00,000',
  'No rows in this period.': 'यस अवधिमा केही छैन।',
  '%{count} more row is in the files; the page shows the sums. |||| %{count} more rows are in the files; the page shows the sums.':
    'यहाँ जोड मात्र छ; थप %{count} पङ्क्ति फाइलमा छन्।',
  'Pages of the report': 'प्रतिवेदनका पृष्ठ',

  // Insights
  '%{minutes} min': '%{minutes} मिनेट',
  '%{hours} h': '%{hours} घण्टा',
  '%{hours} h %{minutes} min': '%{hours} घण्टा %{minutes} मिनेट',
  Figures: 'अङ्कहरू',
  Table: 'तालिका',
  'Nothing happened in this period.': 'यस अवधिमा केही भएन।',
  'This period': 'यो अवधि',
  'The period before': 'अघिल्लो अवधि',
  '%{period}, compared with %{before}': '%{period}। तुलना: %{before}',
  Until: 'सम्म',
  'Has not begun yet': 'अझै सुरु भएको छैन',
  'Before the last day': 'अन्तिम दिनभन्दा पहिलेको हुनुपर्छ',
  'At most %{days} days': 'बढीमा %{days} दिन',
}
