"""English and French, also in the middle of a game."""

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_a_french_browser_is_spoken_to_in_french(visit: Visit) -> None:
    aki = visit(locale="fr-FR")
    aki.enter()
    expect(aki.see("make")).to_have_text("Créer la partie")
    expect(aki.page.locator("html")).to_have_attribute("lang", "fr")
    assert "[page-" not in aki.page.inner_text("body")


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    aki = visit()
    aki.begin("edo_yashiki", 3, taking="draft")
    while aki.wait_for_me() != "house":
        aki.take_card()
    expect(aki.see("sentence")).to_have_text("Lay your card.")
    expect(aki.see("log")).to_contain_text("takes")
    aki.page.get_by_role("button", name="fr", exact=True).click()
    expect(aki.see("sentence")).to_have_text("Posez votre carte.")
    expect(aki.see("log")).to_contain_text("prend")
    expect(aki.see("log")).not_to_contain_text("takes")
    expect(aki.see("confirm")).to_contain_text("Poser ici")
    aki.page.get_by_role("tab", name="Règles").click()
    expect(aki.see("rules")).to_contain_text("EDO-1.1")
    assert "[page-" not in aki.page.inner_text("body")
    aki.page.reload()
    expect(aki.see("sentence")).to_have_text("Posez votre carte.")
