/** The language of a paper: Bengali, or English where its address says so (`?lang=en`). */

import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '#src/lib/brand.ts'
import { FORMATS, type PaperLanguage } from '../latin/format.ts'

/** How a paper speaks: `english-paper.tsx` provides English. */
interface PaperVoice {
  language: PaperLanguage
  /** Writes the name of a place or an institution, which the server sends in Bengali. */
  text: (text: string) => string
  /** A title: `bengali` is what of it no list knows in English. */
  title: (text: string) => { english: string; bengali: string }
  /** Writes the name of a person, of the paper's owner as that one spells it. */
  name: (original: string) => string
}

const keep = (text: string) => text

export const PaperLanguageContext = createContext<PaperVoice>({
  language: 'bn',
  text: keep,
  title: (text) => ({ english: '', bengali: text }),
  name: keep,
})

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

/** How the paper around it writes dates, numbers and names. */
export function usePaperFormats() {
  const { language, text, title, name } = useContext(PaperLanguageContext)
  const joinTitle = (written: string) => {
    const { english, bengali } = title(written)
    return [english, bengali].filter(Boolean).join(': ')
  }
  return { language, formats: { ...FORMATS[language], text, title, joinTitle, person: name } }
}

/** With the words of that paper. */
export function usePaperWords<W>(all: Readonly<Record<PaperLanguage, W>>) {
  const { language, formats } = usePaperFormats()
  return {
    language,
    words: all[language],
    formats,
    brandName: language === 'en' ? brand.latinName : brand.name,
  }
}

/** The owner's name as the paper writes it; `recorded` is the one on record, if it is another. */
export function usePaperName(original: string): { name: string; recorded: string | undefined } {
  const name = useContext(PaperLanguageContext).name(original)
  return { name, recorded: name === original ? undefined : original }
}
