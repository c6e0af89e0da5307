/** Who somebody can be. (spec 6 Roles) */

export const ROLES = ['guest', 'learner', 'teacher', 'talent'] as const
export type Role = (typeof ROLES)[number]

/** True for the four names exactly as they are written; nothing else is a role. (spec 6) */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}
