import type { ReactNode } from 'react'
import type { Talent } from '#src/api/shapes/talent.ts'
import { PaperLanguages } from '#src/ui/paper/language-bar.tsx'
import { usePaperLanguage } from '#src/ui/paper/paper-language.ts'
import { EnglishTexts } from './english-texts.tsx'
import { useTalentName } from './use-talent-name.ts'

/** The switch between the languages of the CV, and what is below it. */
export function CvLanguages({ talent, children }: { talent: Talent; children?: ReactNode }) {
  const [language, setLanguage] = usePaperLanguage()
  const name = useTalentName(talent, language === 'en')
  return (
    <PaperLanguages language={language} onChange={setLanguage} name={name}>
      <EnglishTexts talent={talent} />
      {children}
    </PaperLanguages>
  )
}
