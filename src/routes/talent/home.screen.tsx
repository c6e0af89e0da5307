/** The talent's dashboard, with the public page as its preview. */

import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { TalentDesk, ViewSwitch } from '#src/features/talent/desk/desk.tsx'
import { words } from '#src/features/talent/desk/words.ts'
import { CvLanguages } from '#src/features/talent/public-page/cv-languages.tsx'
import { TalentPage } from '#src/features/talent/public-page/talent-page.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle} actions={<ViewSwitch view="preview" />}>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.me()} />
      <TalentDesk
        renderLanguages={(talent) => <CvLanguages talent={talent} />}
        renderPage={(talent) => <TalentPage talent={talent} isPreview />}
        onPrint={() => void printPaper()}
      />
    </Page>
  )
}
