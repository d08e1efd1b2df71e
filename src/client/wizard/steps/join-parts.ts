export function joinParts(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part?.trim()).join(between)
}
