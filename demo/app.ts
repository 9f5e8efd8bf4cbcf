import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { Config, Deps, Reveal } from '#server/deps.ts';
import { sandboxEndpoints } from './sandbox-routes.ts';
import { withScenarios } from './scenario.ts';
import { MediaStories } from './scenario-media.ts';

export interface DemoConfig extends Config {
  /** Off for a real site with what is here beside it. */
  readonly demo: boolean;
  readonly sandboxSecret: string;
}
/** Codes on the page, and one answer to all captchas: there is nobody to send them to. */
export const REVEALED: Reveal = { captcha: 'demo', password: 'Heming-2026' };

/** The box office; in demonstration mode with the sandbox's page, and the scenarios round it. */
export const demoApp = (deps: Deps, media = new MediaStories()): Hono =>
  deps.reveal ? withScenarios(deps, inner => createApp(inner, sandboxEndpoints), media) : createApp(deps);
