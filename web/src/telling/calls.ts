// The calls about oneself: numbers, devices, webhooks, vacation.

import { get, post } from "../http";
import type { ChangeDevice, DeviceInfo, HookInfo, HookMade, KeepDevice, Me, Mute, MyGames, NewHook, TakeVacation, Vacation } from "../wire";

const device = (id: string) => `/api/me/devices/${encodeURIComponent(id)}`;
const hook = (id: string) => `/api/me/hooks/${encodeURIComponent(id)}`;

export const me = (language: string) => get<Me>(`/api/me?lang=${language}`);
export const myGames = (first: number) => get<MyGames>(`/api/me/games?first=${first}`);
export const keepDevice = (told: KeepDevice) => post<DeviceInfo>("/api/me/devices", told);
export const changeDevice = (id: string, told: ChangeDevice) => post<DeviceInfo>(device(id), told);
export const muteTable = (id: string, told: Mute) => post<DeviceInfo>(`${device(id)}/tables`, told);
export const forgetDevice = (id: string) => post<Vacation>(`${device(id)}/forget`, {});
export const makeHook = (told: NewHook) => post<HookMade>("/api/me/hooks", told);
export const tryHookAgain = (id: string, language: string) => post<HookInfo>(`${hook(id)}/again?lang=${language}`, {});
export const forgetHook = (id: string) => post<Vacation>(`${hook(id)}/forget`, {});
export const takeVacation = (told: TakeVacation) => post<Vacation>("/api/me/vacation", told);
export const forgetMe = (language: string) => post<Vacation>(`/api/me/forget?lang=${language}`, {});
