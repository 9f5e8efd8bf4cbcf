let shut: ReadonlySet<string> | undefined;
/** For the rendering on the server, which has no head to read. */
export function stateShut(names: readonly string[]): void {
  shut = new Set(names);
}

/** Whether the season has nothing for a page, or for a part of it: stated by the server in the page’s head. */
export function isShut(name: string): boolean {
  shut ??= new Set(
    document.querySelector('meta[name="heming-shut"]')?.getAttribute('content')?.split(' ') ?? [],
  );
  return shut.has(name);
}
