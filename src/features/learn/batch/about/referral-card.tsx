/** The learner's referral link to the course: to copy, share, or scan. (ruling R63) */

import { IconCopy, IconShare3 } from '@tabler/icons-react'
import { belonging } from '#src/api/contract/belonging.ts'
import { useApi } from '#src/api/use-api.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import { copyAddress, shareAddress } from '#src/stores/shell/share-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { Section } from '#src/ui/section.tsx'
import { words } from './words.ts'
import classes from './referral-card.module.css'

/** Renders nothing if the server gives no link. */
export function ReferralCard({ batchId, course }: { batchId: string; course: string }) {
  const { data } = useApi(belonging.referral, { params: { id: batchId } }, { isQuiet: true })
  const url = parseHttpAddress(data?.url)?.href
  if (!data || !url) return null
  return (
    <Section title={words.invite}>
      <Row wrap align="start" gap={20}>
        <Stack gap={10} grow shrink className={classes.text}>
          {data.reward_text && <p>{data.reward_text}</p>}
          <Text tone="muted" variant="small">
            {words.inviteLine(data.invited, data.joined)}
          </Text>
          <Text variant="small" anywhere aria-label={words.link} data-latin>
            {url}
          </Text>
          <Row wrap gap={8}>
            <Button
              variant="light"
              onClick={() => void copyAddress(url)}
              leftSection={<IconCopy size={18} aria-hidden="true" />}
            >
              {words.copy}
            </Button>
            <Button
              variant="default"
              onClick={() => void shareAddress(course, url)}
              leftSection={<IconShare3 size={18} aria-hidden="true" />}
            >
              {words.share}
            </Button>
          </Row>
        </Stack>
        <Qr text={url} label={words.qr} className={classes.qr} />
      </Row>
    </Section>
  )
}
