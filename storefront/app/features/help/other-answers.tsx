import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Language, languagePath } from '#domain/language/languages.ts'
import { browserApi } from '../../api.ts'
import { useText } from '../../messages/text.ts'
import { queryClient } from '../../query-client.ts'
import { plainAnswer } from './answer-parts.ts'
import styles from './no-answer.module.css'
import { searchFaqs } from './search-faqs.ts'
import { searchPath } from './use-help-search.ts'

/** Leads to the answers in another language, where they have what was searched for as it was typed. */
export default function OtherAnswers({ language, query }: { language: Language; query: string }) {
  const text = useText()
  const { data: faqs } = useQuery(
    { queryKey: ['faqs', language], queryFn: () => loadAnswers(language), staleTime: Infinity },
    queryClient,
  )
  const isFound = useMemo(() => {
    if (!faqs) return false
    const { entries, meant } = searchFaqs(faqs, query)
    return entries.length > 0 && meant === null
  }, [faqs, query])
  if (!isFound) return null
  return (
    <a className={styles.other} href={languagePath(language, searchPath(query))} hrefLang={language}>
      {text(`help.search-in.${language}`, { text: query })}
    </a>
  )
}

async function loadAnswers(language: Language) {
  const groups = await browserApi.faqs(language)
  return groups.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({ heading: '', question, answer: plainAnswer(answer) })),
  )
}
