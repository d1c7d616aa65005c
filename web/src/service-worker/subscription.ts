// What the page has laid down about how this browser is told, and what the server is told when that changes.

export interface Laid {
  endpoint: string;
  key: string;
  label: string;
}

export function laidIn(text: string | undefined): Laid | null {
  try {
    const { endpoint, key, label } = JSON.parse(text ?? "") as Partial<Laid>;
    const whole = typeof endpoint === "string" && typeof key === "string" && typeof label === "string";
    return whole ? { endpoint, key, label } : null;
  } catch {
    return null;
  }
}

export function toldOf({ endpoint, keys }: PushSubscriptionJSON, laid: Laid, zone: string) {
  const { p256dh = "", auth = "" } = keys ?? {};
  return { endpoint: endpoint ?? "", p256dh, auth, zone, label: laid.label, replaces: laid.endpoint };
}
