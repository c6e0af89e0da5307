/** The button. Marigold (`accent`) is only for money and for joining a live class, once per view. */

import type { MouseEvent, ReactNode } from 'react'
import { Row } from '#src/ui/layout/layout.tsx'
import { Pressable, type PressableProps } from './pressable.tsx'
import { joinClassNames } from './theme/class-names.ts'
import { words } from './words.ts'
import classes from './button.module.css'

export interface ButtonProps extends PressableProps {
  variant?: 'filled' | 'accent' | 'default' | 'light' | 'subtle' | 'danger' | 'ai'
  /** 30, 36, 44 or 52 px high; use the first two only on wide screens, or with space around. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** The action is running: three stitches pulse, further presses do nothing, and focus and width stay. */
  isPending?: boolean
  pendingText?: string
  leftSection?: ReactNode
  rightSection?: ReactNode
  fullWidth?: boolean
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}

export function Button(props: ButtonProps) {
  const {
    variant = 'filled',
    size = 'md',
    isPending,
    pendingText,
    leftSection,
    rightSection,
    fullWidth,
    className,
    children,
    ...rest
  } = props
  return (
    <Pressable
      {...rest}
      onClick={isPending ? ignore : rest.onClick}
      aria-disabled={isPending ? true : rest['aria-disabled']}
      aria-busy={isPending}
      className={joinClassNames(classes.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth}
      data-pending={isPending}
    >
      <Row as="span" inline justify="center" gap={8} className={classes.content} aria-hidden={isPending}>
        {leftSection}
        <span className={classes.label}>{children}</span>
        {rightSection}
      </Row>
      {isPending !== undefined && (
        // Rendered from the start if a button can be pending, so that its width does not change.
        <Row as="span" inline justify="center" gap={8} className={classes.content} aria-hidden={!isPending}>
          <span className={classes.stitches}>
            <i />
            <i />
            <i />
          </span>
          <span className={classes.label}>{pendingText ?? words.button.pending}</span>
        </Row>
      )}
    </Pressable>
  )
}
