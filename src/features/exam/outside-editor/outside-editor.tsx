/**
 * The links to the external code editor: the learner's account there, and the project of an assignment.
 * (rulings R18, R64)
 */

import { IconCode, IconExternalLink } from '@tabler/icons-react'
import { call } from '#src/api/call.ts'
import { other } from '#src/api/contract/other.ts'
import { hasOutsideEditor, openOutsideEditor } from '#src/stores/session/outside-editor.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

interface WayProps {
  codeEditorOrigin: string
  title: string
  text: string
  action: string
  getUrl: () => Promise<{ url: string }>
}

/** Says what is handed over before anything is sent. (ruling R64) */
function Way({ codeEditorOrigin, title, text, action, getUrl }: WayProps) {
  const opening = useInlineAction(async () => {
    const { url } = await getUrl()
    if (!openOutsideEditor(url, codeEditorOrigin)) showToast({ kind: 'error', message: words.wrong })
  })
  if (!hasOutsideEditor(codeEditorOrigin)) return null
  const open = async () => {
    const { host } = new URL(codeEditorOrigin)
    if (await confirmAsked({ title: words.ask, text: words.askText(host), yes: words.yes }))
      await opening.act()
  }
  return (
    <Card as="section" aria-label={title}>
      <Row wrap gap={12} gapX={16}>
        <IconTile size={40}>
          <IconCode size={20} stroke={1.75} />
        </IconTile>
        <Box grow shrink>
          <Text variant="body" tight weight={600}>
            {title}
          </Text>
          <Text tone="muted" variant="small">
            {text}
          </Text>
        </Box>
        <InlineAction action={opening}>
          <Button
            variant="light"
            isPending={opening.isPending}
            pendingText={words.opening}
            rightSection={<IconExternalLink size={18} aria-hidden="true" />}
            onClick={() => void open()}
          >
            {action}
          </Button>
        </InlineAction>
      </Row>
    </Card>
  )
}

export function OutsideAccount({ codeEditorOrigin }: { codeEditorOrigin: string }) {
  return (
    <Way
      codeEditorOrigin={codeEditorOrigin}
      title={words.accountTitle}
      text={words.accountText}
      action={words.openAccount}
      getUrl={() => call(other.codemamaUser, { body: {} })}
    />
  )
}

export function ProjectLink({ project, codeEditorOrigin }: { project: string; codeEditorOrigin: string }) {
  return (
    <Way
      codeEditorOrigin={codeEditorOrigin}
      title={words.projectTitle}
      text={words.projectText}
      action={words.openProject}
      getUrl={() => call(other.projectLink, { body: { project } })}
    />
  )
}
