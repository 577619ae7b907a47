import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { ScreenError } from '../frame/ScreenError.tsx';
import type { ScreenHandle } from '../frame/ScreenHandle.ts';
import { ScreenSkeleton } from '../frame/ScreenSkeleton.tsx';
import { publicLoader } from '../session/publicLoader.ts';
import { withSession } from '../session/withSession.tsx';
import { addTexts, commonTexts, type Catalogue } from '../texts/texts.ts';
import { ScreenSpinner } from '../ui/ScreenSpinner.tsx';

/** The modules of screens export their component by name. */
export type Screens = Record<string, ComponentType>;
type Files<Module> = Record<string, () => Promise<Module>>;

/**
 * What makes the routes of the screens in some files.
 *
 * @param files modules below screens/, by their path from this folder
 * @param texts the catalogues of their folders, by their path from this folder
 * @param styles loads the styles that they need besides those of every document
 */
export function screenRoutes(files: Files<Screens>, texts: Files<Catalogue>, styles?: () => Promise<void>) {
  /** The component of a file below screens/, together with its texts. */
  async function load(file: string, ...shared: Promise<Catalogue>[]): Promise<ComponentType> {
    const [folder, name] = file.split('/') as [string, string];
    const [exported, , ...catalogues] = await Promise.all([
      files[`../screens/${file}.tsx`]!(),
      styles?.(),
      texts[`../texts/${folder}/en.ts`]!(),
      ...shared,
    ]);
    for (const { messages } of catalogues) addTexts(messages);
    return exported[name]!;
  }

  function screen(path: string, title: MessageDescriptor, file: string, loader: LoaderFunction): RouteObject {
    return {
      path,
      handle: { title, file } satisfies ScreenHandle,
      loader,
      lazy: { Component: () => load(file, commonTexts()) },
      ErrorBoundary: ScreenError,
      HydrateFallback: ScreenSkeleton,
    };
  }

  /** A screen without data of its own, for everyone. */
  function publicScreen(path: string, title: MessageDescriptor, file: string, isStatic = false): RouteObject {
    return {
      ...screen(path, title, file, publicLoader),
      handle: { title, file, isStatic } satisfies ScreenHandle,
      lazy: { Component: async () => withSession(await (isStatic ? load(file) : load(file, commonTexts()))) },
    };
  }

  /** A screen without data of its own that looks the same for every visitor. */
  const staticScreen = (path: string, title: MessageDescriptor, file: string) => publicScreen(path, title, file, true);

  /** A screen for signed-in users; its loader comes from protectedLoader, and it draws itself within RequireUser. */
  function protectedScreen(
    path: string,
    title: MessageDescriptor,
    file: string,
    loader: LoaderFunction,
    heading?: MessageDescriptor,
  ): RouteObject {
    return {
      ...screen(path, title, file, loader),
      handle: { title, file, heading, isProtected: true } satisfies ScreenHandle,
      HydrateFallback: () => <ScreenSpinner heading={heading} />,
    };
  }

  return { screen, publicScreen, staticScreen, protectedScreen };
}
