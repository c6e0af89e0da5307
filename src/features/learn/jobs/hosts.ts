/**
 * The only origin on which the CV builder is opened; set at start by `src/app/wire.ts`, empty if none is
 * deployed. (rulings R18, R54)
 */
let cvBuilder = ''

export function connectJobs(given: { cvBuilder: string }): void {
  cvBuilder = given.cvBuilder
}

export function getCvBuilder(): string {
  return cvBuilder
}
