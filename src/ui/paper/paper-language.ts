/** The language of a paper: Bengali, or English where its address says so (`?lang=en`). */

import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '#src/lib/brand.ts'
import { FORMATS, type PaperLanguage } from '#src/lib/latin/format.ts'

export const PaperLanguageContext = createContext<PaperLanguage>('bn')

const PARAMETER = 'lang'

/** As the address says, and a function that changes the address. */
export function usePaperLanguage(): [PaperLanguage, (language: PaperLanguage) => void] {
  const [query, setQuery] = useSearchParams()
  const language = query.get(PARAMETER) === 'en' ? 'en' : 'bn'
  const choose = (chosen: PaperLanguage) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (chosen === 'en') next.set(PARAMETER, chosen)
        else next.delete(PARAMETER)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [language, choose]
}

/** The words of the paper around it, and how it writes dates, numbers and names. */
export function usePaperWords<W>(all: Readonly<Record<PaperLanguage, W>>) {
  const language = useContext(PaperLanguageContext)
  return {
    language,
    words: all[language],
    formats: FORMATS[language],
    brandName: language === 'en' ? brand.latinName : brand.name,
  }
}
