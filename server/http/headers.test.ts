import { describe, expect, it } from 'vitest';
import { replyHeaders, securityHeaders } from './headers.ts';

const directives = (csp: string) =>
  new Map(csp.split('; ').map(d => [d.split(' ')[0], d.split(' ').slice(1)]));

describe('securityHeaders (S15)', () => {
  it('allow scripts and styles of this origin only', () => {
    const csp = directives(securityHeaders({ https: false })['Content-Security-Policy'] ?? '');
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'form-action'])
      expect(csp.get(name)).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(csp.get(name)).toEqual(["'none'"]);
    expect([...csp.values()].flat().join(' ')).not.toMatch(/unsafe|\*|http:/);
  });
  it('ask for TLS only where there is TLS', () => {
    expect(securityHeaders({ https: false })['Strict-Transport-Security']).toBeUndefined();
    expect(securityHeaders({ https: false })['Content-Security-Policy']).not.toContain(
      'upgrade-insecure-requests',
    );
    expect(securityHeaders({ https: true })['Strict-Transport-Security']).toMatch(/^max-age=63072000/);
  });
  it('keep types, referrers and windows to themselves', () => {
    expect(securityHeaders({ https: true })).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });
});

it('replies are never kept and never run', () => {
  expect(replyHeaders).toMatchObject({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  expect(replyHeaders['Content-Security-Policy']).toContain("default-src 'none'");
});
