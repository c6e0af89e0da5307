/**
 * A button or link that shows only an icon; `label` is its name and its tooltip. The press area is at least
 * 44 px.
 */

import type { ReactNode } from 'react'
import { Pressable, type PressableProps } from './pressable.tsx'
import { joinClassNames } from './theme/class-names.ts'
import classes from './icon-button.module.css'

export interface IconButtonProps extends Omit<PressableProps, 'children' | 'title'> {
  label: string
  variant?: 'default' | 'light' | 'subtle'
  /** 32, 36 or 44 px. */
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

export function IconButton({ label, variant = 'subtle', size = 'lg', className, ...rest }: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      aria-label={label}
      title={label}
      className={joinClassNames(classes.root, className)}
      data-variant={variant}
      data-size={size}
    />
  )
}
