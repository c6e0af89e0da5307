/** The course of a batch: its promises, its teachers, and the referral link. (spec 7 batch/course-info) */

import type { ReactNode } from 'react'
import { readCourseInfo } from '#src/api/contract/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { ReferralCard } from './referral-card.tsx'
import { words } from './words.ts'

interface BatchAboutProps {
  batchId: string
  renderReview: (course: string) => ReactNode
}

export function BatchAbout({ batchId, renderReview }: BatchAboutProps) {
  const read = useRead(readCourseInfo(batchId))
  return (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {({ _id, title, slug, description, teachers }) => (
        <Stack gap={20}>
          <Card as="section" padding="lg" aria-label={words.title}>
            <Stack gap={16}>
              <Text as="h2" variant="lead" tight weight={600}>
                {title}
              </Text>
              {description ? <SafeHtml html={description} /> : <p>{words.none}</p>}
              {teachers.length > 0 && (
                <section>
                  <Text as="h3" variant="body" tight weight={600} mb={8}>
                    {words.teachers}
                  </Text>
                  <Row as="ul" wrap gap={12} gapX={24}>
                    {teachers.map(({ _id, name, picture }) => (
                      <Row as="li" gap={8} key={_id}>
                        <Portrait name={name} src={picture} size={36} />
                        {name}
                      </Row>
                    ))}
                  </Row>
                </section>
              )}
              <Row>
                <Button variant="light" to={paths.course(slug)}>
                  {words.coursePage}
                </Button>
              </Row>
            </Stack>
          </Card>
          {renderReview(_id)}
          {offers.referral && <ReferralCard batchId={batchId} course={title} />}
        </Stack>
      )}
    </Load>
  )
}
