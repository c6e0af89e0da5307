/**
 * Further free content besides classes and courses: the quizzes named in the home page's content, the
 * newsletter, skills beside a degree.
 */

import { IconListCheck, IconMail, IconSchool } from '@tabler/icons-react'
import { readCmsPage } from '#src/api/contract/cms.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { CMS_KEY } from './home-queries.ts'
import { words } from './ways-words.ts'

/** The prefix of a quiz's address: other links in the content are not quizzes. */
const QUIZ = paths.quiz('')

export function FreeWays() {
  const page = useRead(readCmsPage(CMS_KEY), { isQuiet: true }).data
  const quizzes =
    page?.sections.find(({ key }) => key === 'quizzes')?.items.filter(({ href }) => href?.startsWith(QUIZ)) ??
    []
  return (
    <>
      <Text as="h2" variant="title" tight weight={700} mb={12}>
        {words.title}
      </Text>
      <RowList>
        {quizzes.map(({ title, text, href }) => (
          <WorkRow
            key={href}
            mark={
              <IconTile tone="ai">
                <IconListCheck />
              </IconTile>
            }
            title={title}
            to={href ?? ''}
            text={text || words.quiz}
          />
        ))}
        <WorkRow
          mark={
            <IconTile tone="due">
              <IconMail />
            </IconTile>
          }
          title={words.newsletter}
          to={paths.newsletter()}
          text={words.newsletterText}
        />
        <WorkRow
          mark={
            <IconTile tone="leaf">
              <IconSchool />
            </IconTile>
          }
          title={words.degrees}
          to={paths.academicDegrees()}
          text={words.degreesText}
        />
      </RowList>
    </>
  )
}
