/** The learner's certificates: earned ones, and what is missing for the others. (spec 7 Certificates and downloads, ruling R52) */

import { IconPrinter } from '@tabler/icons-react'
import { Certificates } from '#src/features/learn/certificates/certificates.tsx'
import { words } from '#src/features/learn/certificates/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box } from '#src/ui/layout/layout.tsx'

export function Component() {
  const toBook = (
    <Box hideBelow="md">
      <Button
        variant="default"
        to={paths.proofBook()}
        leftSection={<IconPrinter size={20} aria-hidden="true" />}
      >
        {words.book.print}
      </Button>
    </Box>
  )
  return (
    <Page title={words.title} subtitle={words.subtitle} actions={toBook}>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={paths.me()}>
        <IconButton label={words.book.print} to={paths.proofBook()}>
          <IconPrinter size={22} stroke={1.75} />
        </IconButton>
      </PhoneBar>
      <Certificates />
    </Page>
  )
}
