/** One page of the content management, or a named section of one. (ruling R43) */

import type { ReactNode } from 'react'
import { readCmsPage } from '#src/api/contract/cms.ts'
import type { CmsPage as Content } from '#src/api/shapes/cms.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonSubtitle } from '#src/ui/states/skeleton-lines.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { BesideContact } from './beside-contact.tsx'
import { CmsSections } from './cms-sections.tsx'
import type { CmsView } from './cms-views.ts'
import { cmsWords as words } from './words.ts'

interface CmsPageProps {
  place: CmsView
  /** Below the content: a form from the screen. */
  children?: ReactNode
}

/** The sections to show here: one by its key, or all. */
function listSections({ section }: CmsView, { sections }: Content) {
  return sections.filter(({ key }) => section === undefined || key === section)
}

function Lead({ place, page, isFailed }: { place: CmsView; page: Content | undefined; isFailed: boolean }) {
  if (place.section !== undefined || page?.text === '') return null
  if (!page) return isFailed ? null : <SkeletonSubtitle />
  return <SafeHtml html={page.text} />
}

export function CmsPage({ place, children }: CmsPageProps) {
  const page = useRead(readCmsPage(place.cmsKey))
  return (
    <Page
      width="wide"
      title={place.title}
      subtitle={<Lead place={place} page={page.data} isFailed={page.error !== undefined} />}
    >
      <BesideContact>
        <Load
          from={page}
          skeleton={
            <SkeletonList count={place.rows ?? 3} isGrid>
              <SkeletonRow />
            </SkeletonList>
          }
          isEmpty={(content) => listSections(place, content).length === 0 && !place.hasForm}
          empty={
            <Empty
              title={words.missing}
              text={words.missingHint}
              action={<Button to={paths.courses()}>{words.courses}</Button>}
            />
          }
        >
          {(content) => (
            <CmsSections sections={listSections(place, content)} isUntitled={place.section !== undefined} />
          )}
        </Load>
        {children}
      </BesideContact>
    </Page>
  )
}
