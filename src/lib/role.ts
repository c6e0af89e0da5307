/** The roles of people. (spec 6 Roles) */

export const ROLES = ['guest', 'learner', 'teacher', 'talent'] as const
export type Role = (typeof ROLES)[number]

/** True for exactly these four names. (spec 6) */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}
